import { hideFailureWhileLeaving } from '#ui/lib/browser/leaving-page.ts';
import type { Problem } from '#openapi/generated/model.ts';
import { ApiError } from './ApiError.ts';
import { sessionHeaders } from './session-token.ts';

/** The parts of a response that the fetcher uses. The page renderer provides only these. */
export interface PlainResponse extends Pick<
  Response,
  'ok' | 'status' | 'statusText' | 'text' | 'json' | 'blob'
> {
  headers: Pick<Headers, 'get'>;
}

export type Transport = (url: string, init: RequestInit) => Promise<PlainResponse>;

/** The generated hooks give this type to `error`. `Kind` is the problem that the contract names. */
export type ErrorType<Kind> = ApiError & { readonly problem: Extract<Kind, Problem> | null };

/** The headers that screens read. A document carries only the total of a list along with its data. */
const READ_HEADERS = ['etag', 'x-total-count', 'x-unknown-things', 'x-revision', 'content-disposition'];

let transport: Transport = (url, init) => fetch(url, init);

/** Lets the page renderer answer requests in the server's process. Each render sets the same transport. */
export function setTransport(replacement: Transport): void {
  transport = replacement;
}

/**
 * Sends a request of the contract with the session's token, for orval's hooks. Returns `{ data, status,
 * headers }` with the READ_HEADERS as plain JSON. @throws ApiError for a response without success
 */
export async function fetcher<T>(url: string, init: RequestInit): Promise<T> {
  const headers = { ...(init.headers as Record<string, string> | undefined), ...sessionHeaders() };
  const request: RequestInit = { ...init, headers, credentials: 'include' };
  const response = await hideFailureWhileLeaving(() => transport(url, request));
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  const data = await hideFailureWhileLeaving(() => parseBody(response));
  const headerValues = READ_HEADERS.map((name) => [name, response.headers.get(name)] as const);
  return {
    data,
    status: response.status,
    headers: Object.fromEntries(headerValues.filter(([, value]) => value !== null)),
  } as T;
}

/** A query that needs no header of the response takes this as its option `select`. */
export function selectData<Data>({ data }: { data: Data }): Data {
  return data;
}

/** Returns the number of entries on all pages of the list, or 0 before the list is read. */
export function listTotal(list?: { data: readonly object[]; headers: Record<string, string> }): number {
  return list ? Number(list.headers['x-total-count'] ?? list.data.length) : 0;
}

/** Parses JSON. Other content is a Blob, since a sheet as text would lose its byte order mark. */
async function parseBody(response: PlainResponse): Promise<unknown> {
  if (response.status === 204) return undefined;
  const type = response.headers.get('content-type') ?? '';
  // A public network, for example, may answer with its login page.
  if (type.includes('html')) throw new Error('The response is a page.');
  return type.includes('json') ? response.json() : response.blob();
}
