import type { ServerResponse } from 'node:http';

const stale = new WeakSet<ServerResponse>();
const HEADERS: readonly string[] = ['X-Catalogue', 'stale'];
const NONE: readonly string[] = [];

/** What `response` reads is of the memory, since the database does not answer. */
export function markStale(response: ServerResponse): void {
  stale.add(response);
}

/** Names and values alternate, for a success. */
export function staleHead(response: ServerResponse): readonly string[] {
  return stale.has(response) ? HEADERS : NONE;
}
