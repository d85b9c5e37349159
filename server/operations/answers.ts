import type { Outcome } from '#openapi/generated/model.ts';
import type { LiveCatalogue, WriteRequest } from './live/live-catalogue.ts';
import type { OperationRequest, OperationResponse } from './pipeline/operation.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';
/** A longer list is made in parts, so that others are answered in between: 20,000 cocktails take some 100 ms. */
const MAX_WHOLE_ITEMS = 1000;

interface ListParts<Item> extends Pick<OperationResponse, 'cacheable'> {
  view: (item: Item) => unknown;
  headers?: Readonly<Record<string, string>> | undefined;
}

/** Searches and lists answer the same views again and again. To make the JSON of each once saves a search a fifth of its time. */
const rememberedTexts = new WeakMap<object, string>();

/** Returns the JSON of a list. Nothing changes its entries once they were answered. */
export function jsonList(list: readonly unknown[]): string {
  const texts = list.map((entry) => {
    if (typeof entry !== 'object' || entry === null) return JSON.stringify(entry);
    const text = rememberedTexts.get(entry) ?? JSON.stringify(entry);
    rememberedTexts.set(entry, text);
    return text;
  });
  return `[${texts.join()}]`;
}

export function listAnswer<Item>(
  items: readonly Item[],
  { view, headers, cacheable }: ListParts<Item>,
): OperationResponse {
  const caching = cacheable && { cacheable };
  if (items.length <= MAX_WHOLE_ITEMS)
    return { status: 200, ...(headers && { headers }), body: items.map(view), ...caching };
  const typed = { 'Content-Type': JSON_TYPE, ...headers };
  return { status: 200, headers: typed, chunks: jsonChunks(items, view), ...caching };
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

export function pageOfList<Entry>(
  path: string,
  query: Readonly<Record<string, unknown>>,
  all: readonly Entry[],
): { items: readonly Entry[]; headers?: Record<string, string> } {
  const { limit, offset = 0 } = query as { limit?: number; offset?: number };
  const items = all.slice(offset, limit === undefined ? undefined : offset + limit);
  return limit === undefined ? { items } : { items, headers: pageHeaders(path, query, all.length) };
}

/** Returns X-Total-Count and the links of RFC 8288. `query` holds valid parameters. `total` counts without `limit` and `offset`. */
export function pageHeaders(
  path: string,
  query: Record<string, unknown>,
  total: number,
): Record<string, string> {
  const limit = Number(query['limit']);
  const offset = Number(query['offset'] ?? 0);
  const lastOffset = total === 0 ? 0 : Math.floor((total - 1) / limit) * limit;
  const link = (relation: string, to: number): string =>
    linkTo(path, { ...query, limit, offset: to }, relation);
  const links = [link('first', 0)];
  if (offset > 0) links.push(link('prev', Math.max(0, Math.min(offset - limit, lastOffset))));
  if (offset + limit < total) links.push(link('next', offset + limit));
  links.push(link('last', lastOffset));
  return { 'X-Total-Count': String(total), Link: links.join(', ') };
}

export function cursorHeaders(
  path: string,
  query: Record<string, unknown>,
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

/** Tells in a dry run what the write would do. A write tells what it did, and its revision. It may be based on such a dry run. */
export async function previewOrWrite(
  live: LiveCatalogue,
  query: OperationRequest['query'],
  asked: WriteRequest<Outcome>,
): Promise<OperationResponse> {
  const request = { ...asked, basedOn: query['basedOn'] as number | undefined };
  if (query['dryRun'] === true) return { status: 200, body: await live.preview(request) };
  const { result, catalogue } = await live.write(request);
  return { status: 200, body: { ...result, revision: catalogue.revision } };
}
