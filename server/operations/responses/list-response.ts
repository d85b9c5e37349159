import { runWithPauses, type PausableWork } from '#server/concurrency/pausable-work.ts';
import { JSON_TYPE, type OperationResponse } from '../operation-handler.ts';

export async function listResponse<Item, View extends object>(
  request: PageRequest,
  all: readonly Item[],
  view: (item: Item) => View,
): Promise<OperationResponse<readonly View[]>> {
  const { items, headers } = pageOfList(request, all);
  const bytes = await joinBytes(jsonList(items, view));
  return { status: 200, headers: { 'Content-Type': JSON_TYPE, ...headers }, bytes };
}

/** Makes the JSON of a list entry by entry, because one text of a long list would fill the heap. */
function* jsonList<Item>(items: readonly Item[], view: (item: Item) => object): Generator<string> {
  yield '[';
  for (const [index, item] of items.entries()) yield `${index > 0 ? ',' : ''}${JSON.stringify(view(item))}`;
  yield ']';
}

interface PageRequest {
  path: string;
  query: { limit?: number; offset?: number; before?: string };
}

/** With a `limit`, the headers have X-Total-Count and the links of RFC 8288. */
export function pageOfList<Entry>(
  { path, query }: PageRequest,
  all: readonly Entry[],
): { items: Entry[]; headers: Record<string, string> } {
  const { limit, offset = 0 } = query;
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
  { path, query }: PageRequest,
  { total, next }: { total: number; next: string | null },
): Record<string, string> {
  const { before, ...filter } = query;
  const links = [
    ...(before === undefined ? [] : [linkTo(path, filter, 'first')]),
    ...(next === null ? [] : [linkTo(path, { ...filter, before: next }, 'next')]),
  ];
  return { 'X-Total-Count': String(total), ...(links.length > 0 && { Link: links.join(', ') }) };
}

/** Makes a link (RFC 8288). Commas join the entries of a list in its query. */
function linkTo(path: string, query: Record<string, unknown>, relation: string): string {
  const parameters = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return `<${path}?${new URLSearchParams(parameters).toString()}>; rel="${relation}"`;
}

const encoder = new TextEncoder();

/** Joins the parts of a text. Pauses meanwhile, so that other requests do not wait for a long list. */
export function joinBytes(parts: Iterable<string>): Promise<Uint8Array> {
  return runWithPauses(joining(parts));
}

const PAUSE_AFTER_BYTES = 128 * 1024;

function* joining(parts: Iterable<string>): PausableWork<Uint8Array> {
  const all: Uint8Array[] = [];
  let length = 0;
  let turnEnd = PAUSE_AFTER_BYTES;
  for (const part of parts) {
    const bytes = encoder.encode(part);
    all.push(bytes);
    length += bytes.length;
    if (length < turnEnd) continue;
    turnEnd = length + PAUSE_AFTER_BYTES;
    yield;
  }
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const bytes of all) {
    whole.set(bytes, offset);
    offset += bytes.length;
  }
  return whole;
}
