import { answersOf, contract, operationOf } from '#openapi/contract/contract-parts.ts';
import { followReference, type SchemaObject } from '#openapi/contract/contract-document.ts';
import { mergedSchema } from '#openapi/contract/merged-schema.ts';
import { operations, type OperationId } from '#openapi/generated/operations.ts';
import { contractAnswers } from './contract-answers.ts';

/** An empty list, or the example with lists emptied and counts at 0. Undefined for an operation that lists nothing. */
export function emptyAnswer(id: OperationId): unknown {
  const { method, path } = operations[id];
  if (method !== 'GET') return undefined;
  const [, answer] = answersOf(operationOf(id)).find(([status]) => status === '200') ?? [];
  const schema = merged(answer?.content?.['application/json']?.schema ?? {});
  if (isOf(schema, 'array')) return [];
  // An item is never empty.
  if (!isOf(schema, 'object') || path.includes('{')) return undefined;
  const example = contractAnswers(id).find(({ status }) => status === 200)?.body as Record<string, unknown>;
  const parts = Object.entries(schema.properties ?? {}).map(
    ([name, property]) => [name, merged(property)] as const,
  );
  if (!parts.some(([, part]) => isOf(part, 'array'))) return undefined;
  const emptied = parts
    .filter(([name]) => name in example)
    .map(([name, part]) => [name, emptyPart(part, example[name])]);
  return Object.fromEntries(emptied);
}

function emptyPart(schema: SchemaObject, example: unknown): unknown {
  if (isOf(schema, 'array') && (schema.minItems ?? 0) === 0) return [];
  if (isOf(schema, 'integer') && (schema.minimum ?? 0) <= 0) return 0;
  return example;
}

function merged(schema: SchemaObject): SchemaObject {
  return mergedSchema(schema, ($ref) => followReference<SchemaObject>(contract, { $ref }));
}

function isOf({ type }: SchemaObject, wanted: string): boolean {
  return Array.isArray(type) ? type.includes(wanted) : type === wanted;
}
