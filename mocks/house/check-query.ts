import type { BodySchema } from '#openapi/body-schema.ts';
import { fieldErrors, type SchemaError } from '#openapi/field-errors.ts';
import { sentences } from '#openapi/generated/bodies.ts';
import type { OperationId } from '#openapi/generated/operations.ts';
import { queryParameters } from '#openapi/generated/query-parameters.ts';
import { HouseProblem } from './problem.ts';

/** The parameters that an operation knows, held against the contract: a 400 with every bad one. */
export function knownQuery(id: OperationId, given: URLSearchParams): URLSearchParams {
  const known = Object.entries(queryParameters[id] ?? {});
  const query = new URLSearchParams([...given].filter(([name]) => known.some(([one]) => one === name)));
  const found = known.flatMap(([name, schema]): SchemaError[] => {
    const [value, ...others] = query.getAll(name);
    if (value === undefined) return [];
    const rule = others.length > 0 ? brokenType(schema) : brokenRule(schema, value);
    return rule ? [{ instancePath: `/${name}`, ...rule }] : [];
  });
  if (found.length === 0) return query;
  const errors = fieldErrors(found, {}, sentences);
  throw new HouseProblem(400, 'Please correct the marked parameters.', { errors });
}

type Rule = Pick<SchemaError, 'keyword' | 'params'>;

function brokenRule(schema: BodySchema, value: string): Rule | null {
  const { type, minimum = -Infinity, maximum = Infinity, maxLength = Infinity, enum: options } = schema;
  const limited = (keyword: string, limit: number): Rule => ({ keyword, params: { limit } });
  if (type === 'boolean') return ['true', 'false'].includes(value) ? null : brokenType(schema);
  if (type === 'integer') {
    if (value.trim() === '' || !Number.isInteger(Number(value))) return brokenType(schema);
    if (Number(value) < minimum) return limited('minimum', minimum);
    return Number(value) > maximum ? limited('maximum', maximum) : null;
  }
  if (options && !options.includes(value)) return { keyword: 'enum', params: { allowedValues: options } };
  return [...value].length > maxLength ? limited('maxLength', maxLength) : null;
}

function brokenType({ type }: BodySchema): Rule {
  return { keyword: 'type', params: { type } };
}
