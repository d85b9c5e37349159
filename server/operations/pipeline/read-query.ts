import { entriesOf } from '#openapi/pages/page-parameters.ts';
import type { OperationId } from '#openapi/generated/operations.ts';
import { parametersOfOperations } from '#openapi/generated/parameters.ts';
import { refusalOfParameters } from '../shared/request-problem.ts';

export type Query = Record<string, string | string[]>;

/**
 * Parameters beyond this number are ignored. A validator takes 60 ms for the 4,400 that fit into a URL, and
 * nothing queues that work.
 */
const MAX_PARAMETERS = 200;

/**
 * Reads the query as openapi-backend takes it, with a list for a repeated parameter. As in a path, U+FFFD
 * stands for NUL.
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

const DIGITS = /^-?\d+$/;
/** The validation refuses this text where it wants a number. */
const NO_NUMBER = 'NaN';

/**
 * Splits the lists of a query at their commas. Each entry counts once, and an empty text asks for nothing. A
 * number must be written in digits, while the validation alone would also read '0x10', '1e1' and a blank.
 */
export function normalQuery(id: OperationId, query: Query): Query {
  const { lists, numbers, texts } = parametersOfOperations[id];
  const normal = new Map<string, string | string[]>();
  for (const [name, sent] of Object.entries(query)) {
    if (lists.includes(name)) normal.set(name, entriesOf([sent].flat().join()));
    else if (numbers.includes(name) && !DIGITS.test(String(sent))) normal.set(name, NO_NUMBER);
    else if (sent !== '' || !texts.includes(name)) normal.set(name, sent);
  }
  return Object.fromEntries(normal);
}

/** Refuses a number of a path that is not written in digits, as `normalQuery` does in a query. */
export function checkPathNumbers(id: OperationId, params: Readonly<Record<string, unknown>>): void {
  const { schema, pathNumbers } = parametersOfOperations[id];
  const errors = pathNumbers
    .filter((name) => !DIGITS.test(String(params[name])))
    .map((name) => ({ keyword: 'type', instancePath: `/${name}`, params: { type: 'integer' } }));
  if (errors.length > 0) throw refusalOfParameters(errors, schema);
}
