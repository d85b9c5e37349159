import { nameOfReference } from '../../openapi/reference-name.ts';
import {
  bodySchemas,
  contentOf,
  HEADER,
  METHODS,
  resolveReferences,
  type Contract,
} from './contract-source.ts';

/** The request bodies with every reference resolved, for forms to label, normalise and word errors with. */
export function bodiesModule(contract: Contract): string {
  const schemas = Object.fromEntries(
    bodySchemas(contract).map((name) => [
      name,
      resolveReferences(contract.components.schemas[name], contract),
    ]),
  );
  return `${HEADER}import type { BodySchema } from '../body-schema.ts';
import type { Sentences } from '../field-errors.ts';
import type { OperationId } from './operations.ts';

/** Request bodies of the contract, by schema name, with every reference resolved. */
export const bodies: Record<BodyName, BodySchema> = ${JSON.stringify(schemas, null, 1)};

/** Sentences for rules whose property has no words of its own. */
export const sentences: Sentences = ${JSON.stringify(contract['x-messages'], null, 1)};

export type BodyName = ${bodySchemas(contract)
    .map((name) => `'${name}'`)
    .join(' | ')};

/** The body of each operation that takes one, by the media types that it takes. */
export const bodiesOfOperations: Partial<Record<OperationId, Partial<Record<MediaType, BodyName>>>> = ${JSON.stringify(bodiesOfOperations(contract), null, 1)};

export type MediaType = 'application/json' | 'multipart/form-data';
`;
}

function bodiesOfOperations(contract: Contract): Record<string, Record<string, string>> {
  const operations = Object.values(contract.paths).flatMap((item) =>
    METHODS.flatMap((method) => item[method] ?? []),
  );
  return Object.fromEntries(
    operations.flatMap((operation) => {
      const content = Object.entries(contentOf(contract, operation));
      const names = content.map(([type, { schema }]) => [type, nameOfReference(schema.$ref)]);
      if (names.length === 0) return [];
      return [[operation.operationId, Object.fromEntries(names) as Record<string, string>]];
    }),
  );
}
