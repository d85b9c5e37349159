import { ApiError } from './ApiError.ts';

/** What is read of a response: the page renderer answers with less than a whole one. */
export interface Reply extends Pick<Response, 'ok' | 'status' | 'statusText' | 'text' | 'json' | 'blob'> {
  headers: Pick<Headers, 'get'>;
}

type Transport = (url: string, init: RequestInit) => Promise<Reply>;

/** What the generated hooks give as `error`, whichever problem the contract names. */
export type ErrorType<_Problem> = ApiError;

let transport: Transport = (url, init) => fetch(url, init);

/** The page renderer answers the same calls in process; it says so here, once, before it renders anything. */
export function setTransport(replacement: Transport): void {
  transport = replacement;
}

const etags = new WeakMap<object, string>();

const totals = new WeakMap<object, number>();

/** How many items there are of which `data` is a page; undefined when the answer did not say. */
export function totalOf(data: object): number | undefined {
  return totals.get(data);
}

/** The ETag that came with `data`, to be sent back as `If-Match`; undefined for data that came another way. */
export function etagOf(data: object): string | undefined {
  return etags.get(data);
}

/**
 * Sends one request of the contract, cookies included, and gives the parsed body.
 * @throws ApiError for every answer that is no success.
 */
export async function fetcher<T>(url: string, init: RequestInit): Promise<T> {
  const response = await transport(url, { ...init, credentials: 'include' });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  if (response.status === 204) return undefined as T;
  const data = await bodyOf(response);
  if (typeof data === 'object' && data !== null) {
    const etag = response.headers.get('etag');
    if (etag) etags.set(data, etag);
    const total = response.headers.get('x-total-count');
    if (total) totals.set(data, Number(total));
  }
  return data as T;
}

/** JSON parsed, text as it is, and a file as a file. */
function bodyOf(response: Reply): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('json')) return response.json();
  return type === '' || type.startsWith('text/') ? response.text() : response.blob();
}
