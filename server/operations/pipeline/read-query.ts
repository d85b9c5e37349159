import { splitAtCommas } from '#openapi/pages/page-parameters.ts';
import type { OperationId } from '#openapi/generated/operations.ts';
import { parametersOfOperations } from '#openapi/generated/parameters.ts';

export type Query = Record<string, string | string[]>;

/**
 * Further names are ignored. A URL has room for thousands, and the validator would make an error of each
 * outside the queues. The values of a repeated name are one list, which costs little.
 */
const MAX_PARAMETERS = 200;

/**
 * Reads the query into the object that openapi-backend expects. A repeated parameter becomes a list. As in a
 * path, U+FFFD replaces NUL.
 */
export function readQuery(search: string): Query {
  const query = new Map<string, string | string[]>();
  for (const [name, sent] of new URLSearchParams(search)) {
    const value = sent.replaceAll('\0', '\ufffd');
    const before = query.get(name);
    if (Array.isArray(before)) before.push(value);
    else if (before !== undefined) query.set(name, [before, value]);
    else if (query.size < MAX_PARAMETERS) query.set(name, value);
  }
  return Object.fromEntries(query);
}

/** Splits lists at their commas, without repeated entries. Leaves out empty texts, which ask for nothing. */
export function normalQuery(id: OperationId, query: Query): Query {
  const { lists, texts } = parametersOfOperations[id];
  const normal = new Map<string, string | string[]>();
  for (const [name, sent] of Object.entries(query)) {
    if (lists.includes(name)) normal.set(name, splitAtCommas([sent].flat().join()));
    else if (sent !== '' || !texts.includes(name)) normal.set(name, sent);
  }
  return Object.fromEntries(normal);
}
