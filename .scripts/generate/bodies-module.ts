import {
  bodySchemas,
  contentOf,
  HEADER,
  namesOf,
  operationsOf,
  resolveReferences,
  sentencesOf,
  type Contract,
  type Schema,
} from './contract-source.ts';

/** By this module, forms and the server label fields, normalise bodies and word errors. */
export function bodiesModule(contract: Contract): string {
  const schemas = Object.fromEntries(
    bodySchemas(contract).map((name) => [
      name,
      keepFormRules(
        moveReadOnlyApart(resolveReferences(contract.components.schemas[name], contract) as Schema),
      ),
    ]),
  );
  return `${HEADER}import type { BodySchema } from '#openapi/validation/body-schema.ts';
import type { OperationId } from './operations.ts';

/** The request bodies by the name of their schema, with every reference resolved. */
export const bodies: Record<BodyName, BodySchema> = ${JSON.stringify(schemas, null, 1)};

/** The messages of rules whose property has no message of its own, and of the doubts of an import. */
export const sentences: Record<string, string> = ${JSON.stringify(sentencesOf(contract), null, 1)};

export type BodyName = ${bodySchemas(contract)
    .map((name) => `'${name}'`)
    .join(' | ')};

/** The bodies of each operation, by media type. A PATCH takes fields of the body that is named here. */
export const bodiesOfOperations: Partial<Record<OperationId, Partial<Record<MediaType, readonly BodyName[]>>>> = ${JSON.stringify(bodiesOfOperations(contract), null, 1)};

export type MediaType = 'application/json' | 'application/merge-patch+json' | 'multipart/form-data';
`;
}

/** Only the generated validators need these rules. */
const LEFT_OUT = new Set(
  'description examples uniqueItems unevaluatedProperties contentMediaType not x-not-before x-open x-sentences x-identity'.split(
    ' ',
  ),
);

/** Leaves out what no form reads, so that less is loaded. The keys of `properties` are fields, not rules. */
function keepFormRules(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(keepFormRules);
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([key]) => !LEFT_OUT.has(key));
  return Object.fromEntries(
    kept.map(([key, value]: [string, unknown]) => [
      key,
      key === 'properties'
        ? Object.fromEntries(
            Object.entries(value as object).map(([name, field]) => [name, keepFormRules(field)]),
          )
        : keepFormRules(value),
    ]),
  );
}

interface Field {
  type?: unknown;
  readOnly?: boolean;
  anyOf?: Field[];
}

/** A field that takes a list or a single entry counts as a list. */
const asList = (field: Field): Field => ({ ...field.anyOf?.find(({ type }) => type === 'array'), ...field });

/** Only responses have read-only properties, so they are listed apart from the fields of a form. */
function moveReadOnlyApart(schema: Schema): object {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]): [string, Field] => [
    name,
    asList(field),
  ]);
  const isReadOnly = ([, field]: [string, Field]) => field.readOnly === true;
  const readOnly = fields.filter(isReadOnly).map(([name]) => name);
  if (readOnly.length === 0) return schema;
  return {
    ...schema,
    properties: Object.fromEntries(fields.filter((field) => !isReadOnly(field))),
    readOnly,
  };
}

function bodiesOfOperations(contract: Contract): Record<string, Record<string, string[]>> {
  const entries = operationsOf(contract).map(({ path, method, operation }) => {
    const content = Object.entries(contentOf(contract, operation));
    const put = method === 'patch' ? contract.paths[path]?.['put'] : undefined;
    const [whole] = Object.values(contentOf(contract, put));
    const names = content.map(([type, { schema }]) => [type, namesOf(whole?.schema ?? schema)]);
    return [operation.operationId, Object.fromEntries(names) as Record<string, string[]>] as const;
  });
  return Object.fromEntries(entries.filter(([, names]) => Object.keys(names).length > 0));
}
