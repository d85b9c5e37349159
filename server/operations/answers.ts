import type { OperationRequest, OperationResponse } from './pipeline/operation.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';
/** A longer list is made in parts, so that others are answered in between: 20,000 cocktails take some 100 ms. */
const MAX_WHOLE_ITEMS = 2000;

/** Answers a list, or the page of it that was asked for. */
export function listAnswer<Item>(
  request: Listed,
  all: readonly Item[],
  view: (item: Item) => unknown,
): OperationResponse {
  const { items, headers } = pageOfList(request, all);
  if (items.length <= MAX_WHOLE_ITEMS) return { status: 200, headers, body: items.map(view) };
  const typed = { 'Content-Type': JSON_TYPE, ...headers };
  return { status: 200, headers: typed, chunks: jsonChunks(items, view) };
}

const ITEMS_PER_CHUNK = 100;

/** Makes a JSON list of the views of `items`, piece by piece while it is sent. `items` must not be empty. */
function* jsonChunks<Item>(items: readonly Item[], view: (item: Item) => unknown): Generator<string> {
  for (let at = 0; at < items.length; at += ITEMS_PER_CHUNK) {
    const texts = items.slice(at, at + ITEMS_PER_CHUNK).map((item) => JSON.stringify(view(item)));
    yield `${at === 0 ? '[' : ','}${texts.join(',')}`;
  }
  yield ']';
}

type Listed = Pick<OperationRequest, 'path' | 'query'>;

/** Returns the entries that were asked for. With a `limit` the headers have X-Total-Count and the links of RFC 8288. */
export function pageOfList<Entry>(
  { path, query }: Listed,
  all: readonly Entry[],
): { items: readonly Entry[]; headers: Record<string, string> } {
  const { limit, offset = 0 } = query as { limit?: number; offset?: number };
  if (limit === undefined) return { items: all.slice(offset), headers: {} };
  const total = all.length;
  const lastOffset = total === 0 ? 0 : Math.floor((total - 1) / limit) * limit;
  const link = (relation: string, to: number): string =>
    linkTo(path, { ...query, limit, offset: to }, relation);
  const links = [link('first', 0)];
  if (offset > 0) links.push(link('prev', Math.max(0, Math.min(offset - limit, lastOffset))));
  if (offset + limit < total) links.push(link('next', offset + limit));
  links.push(link('last', lastOffset));
  const headers = { 'X-Total-Count': String(total), Link: links.join(', ') };
  return { items: all.slice(offset, offset + limit), headers };
}

export function cursorHeaders(
  { path, query }: Listed,
  { total, next }: { total: number; next: string | null },
): Record<string, string> {
  const { before, ...filter } = query;
  const links = [
    ...(before === undefined ? [] : [linkTo(path, filter, 'first')]),
    ...(next === null ? [] : [linkTo(path, { ...filter, before: next }, 'next')]),
  ];
  return { 'X-Total-Count': String(total), ...(links.length > 0 && { Link: links.join(', ') }) };
}

/** Returns a link of RFC 8288. A list in its address has commas. */
function linkTo(path: string, query: Record<string, unknown>, relation: string): string {
  const parameters = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return `<${path}?${new URLSearchParams(parameters).toString()}>; rel="${relation}"`;
}
