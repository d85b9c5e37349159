import { contentTag } from '#server/catalogue/content-tag.ts';
import type { OperationResponse } from './operation.ts';
import { jsonChunks } from './pipeline/json-chunks.ts';

/** Longer lists are streamed: a hundred thousand cocktails are 46 MB, and what one client may be sent at once has an end. */
const MAX_WHOLE_ITEMS = 1000;

interface ListParts<Item> {
  view: (item: Item) => unknown;
  headers?: Readonly<Record<string, string>> | undefined;
  cacheable: NonNullable<OperationResponse['cacheable']>;
  /** What besides the edition makes it another list. */
  from: readonly unknown[];
  /** When the process started: the tag is sent before all bytes are there, and editions are counted anew by each process. */
  startedAt: string;
}

export function listAnswer<Item>(
  items: readonly Item[],
  { view, headers, cacheable, from, startedAt }: ListParts<Item>,
): OperationResponse {
  if (items.length <= MAX_WHOLE_ITEMS)
    return { status: 200, ...(headers && { headers }), body: items.map(view), cacheable };
  const streamHeaders = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-cache',
    ETag: contentTag(JSON.stringify([startedAt, cacheable.edition, ...from])),
  };
  return { status: 200, headers: { ...streamHeaders, ...headers }, chunks: jsonChunks(items, view) };
}
