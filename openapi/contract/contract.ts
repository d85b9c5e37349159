import contractJson from '#openapi/generated/contract.json' with { type: 'json' };
import type { OperationId } from '#openapi/generated/operations.ts';
import type { BodySchema } from '#openapi/validation/body-schema.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Method = (typeof METHODS)[number];

interface Contract {
  paths: Record<string, Partial<Record<Method, Operation>> & Pick<Operation, 'parameters'>>;
  components: Record<string, Record<string, unknown>> & { schemas: Record<string, SchemaObject> };
}

export interface Operation {
  operationId: OperationId;
  tags: string[];
  security?: object[];
  parameters?: (ParameterObject | Reference)[];
  requestBody?: BodyObject | Reference;
  responses: Record<string, BodyObject | Reference>;
}

export interface ParameterObject {
  name: string;
  in: string;
  required?: boolean;
  schema: SchemaObject;
}

export interface BodyObject {
  description?: string;
  headers?: Record<string, { required?: boolean; example?: string | number } | Reference>;
  content?: Record<string, MediaObject>;
}

interface MediaObject {
  schema: SchemaObject;
  examples?: Record<string, { value: unknown } | Reference>;
}

type Nested = 'properties' | 'items' | 'anyOf' | 'additionalProperties';

/** A schema as the contract writes it: its references are not followed yet. */
export interface SchemaObject extends Omit<BodySchema, Nested> {
  $ref?: string;
  const?: string;
  examples?: unknown[];
  properties?: Record<string, SchemaObject>;
  items?: SchemaObject;
  anyOf?: SchemaObject[];
  oneOf?: SchemaObject[];
  allOf?: SchemaObject[];
  additionalProperties?: boolean | SchemaObject;
}

interface Reference {
  $ref: string;
}

export const contract = contractJson as unknown as Contract;

export const all = Object.entries(contract.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    return operation ? [{ path, method: method.toUpperCase(), operation }] : [];
  }),
);

/** Finds what a reference stands for. Anything else stands for itself. */
export function followReference<Part extends object>(part: Part | Reference): Part {
  if (!('$ref' in part) || part.$ref === undefined) return part as Part;
  const [, , group = '', name = ''] = part.$ref.split('/');
  const target = contract.components[group]?.[name];
  if (target === undefined) throw new Error(`${part.$ref} leads nowhere`);
  return target as Part;
}

export function answersOf(id: OperationId): [status: string, answer: BodyObject][] {
  const one = all.find(({ operation }) => operation.operationId === id);
  return Object.entries(one?.operation.responses ?? {}).map(([status, answer]) => [
    status,
    followReference(answer),
  ]);
}

/** Returns the examples of a body by name. A body without examples has those of the schema of its items, in a list if the body is one. */
export function examplesOf({ schema, examples }: MediaObject): [name: string, example: unknown][] {
  if (examples)
    return Object.entries(examples).map(([name, example]) => [name, followReference(example).value]);
  const item = schema.items ?? schema;
  const shown = followReference<SchemaObject>(item).examples ?? [];
  const name = item.$ref?.split('/').at(-1) ?? '';
  return shown.map((value) => [name, schema.items ? [value] : value]);
}
