import { failingOnlyHere } from '#ui/lib/browser/page-leaving.ts';
import { ApiError } from './ApiError.ts';
import { sessionHeaders } from './session-token.ts';

/** What is read of a response: the page renderer answers with less than a whole one. */
export interface Reply extends Pick<Response, 'ok' | 'status' | 'statusText' | 'text' | 'json' | 'blob'> {
  headers: Pick<Headers, 'get'>;
}

type Transport = (url: string, init: RequestInit) => Promise<Reply>;

/** What the generated hooks give as `error`, whichever problem the contract names. */
export type ErrorType<_Problem> = ApiError;

/** The headers that a screen reads; a document carries them along with the data. */
const READ_HEADERS = ['etag', 'x-total-count'];

let transport: Transport = (url, init) => fetch(url, init);

/** The page renderer answers the same calls in process; it says so here, once, before it renders anything. */
export function setTransport(replacement: Transport): void {
  transport = replacement;
}

/**
 * Sends one request of the contract, with the session's token where there is one, and gives the parsed body.
 * @throws ApiError for every answer that is no success.
 */
export async function fetcher<T>(url: string, init: RequestInit): Promise<T> {
  return (await bodyOf(await send(url, init))) as T;
}

/**
 * The same for the operations whose headers are read (orval.config.ts): `{ data, status, headers }`, where `headers`
 * are plain JSON and hold READ_HEADERS only, so that the cache and the page's document can hold the answer.
 * @throws ApiError for every answer that is no success.
 */
export async function fetchWithHeaders<T>(url: string, init: RequestInit): Promise<T> {
  const response = await send(url, init);
  const headers: Record<string, string> = {};
  for (const name of READ_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  return { data: await bodyOf(response), status: response.status, headers } as T;
}

async function send(url: string, init: RequestInit): Promise<Reply> {
  const headers = { ...(init.headers as Record<string, string> | undefined), ...sessionHeaders() };
  const response = await failingOnlyHere(transport(url, { ...init, headers, credentials: 'include' }));
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return response;
}

/** JSON parsed, and everything else as a file: as a text, a sheet would lose its byte order mark. */
function bodyOf(response: Reply): Promise<unknown> | undefined {
  if (response.status === 204) return undefined;
  const type = response.headers.get('content-type') ?? '';
  // A network's own login page, say.
  if (type.includes('html')) throw new Error('The answer is a page.');
  return type.includes('json') ? response.json() : response.blob();
}
