import { failingOnlyHere } from '#ui/lib/browser/page-leaving.ts';
import type { Problem } from '#openapi/generated/model.ts';
import { ApiError } from './ApiError.ts';
import { sessionHeaders } from './session-token.ts';

/** What is read of a response: the page renderer answers with less than a whole one. */
export interface Reply extends Pick<Response, 'ok' | 'status' | 'statusText' | 'text' | 'json' | 'blob'> {
  headers: Pick<Headers, 'get'>;
}

export type Transport = (url: string, init: RequestInit) => Promise<Reply>;

/** What the generated hooks give as `error`; `Kind` is the problem that the contract names. */
export type ErrorType<Kind> = ApiError & { readonly problem: Extract<Kind, Problem> | null };

/** The headers that a screen reads; a document carries them along with the data. */
const READ_HEADERS = ['etag', 'x-total-count', 'x-unknown-things'];
/** As `pathSegment` says, for a name or a search of dots alone. */
const DOT_SEGMENT = /\/\.{1,2}(?=[/?]|$)/g;

let transport: Transport = (url, init) => fetch(url, init);

/** The page renderer answers the same calls in process; it says so here, once, before it renders anything. */
export function setTransport(replacement: Transport): void {
  transport = replacement;
}

/**
 * Sends one request of the contract with the session's token, as orval's hooks ask: the answer is `{ data, status, headers }`, where `headers`
 * are the READ_HEADERS as plain JSON. @throws ApiError for no success
 */
export async function fetcher<T>(url: string, init: RequestInit): Promise<T> {
  const { reply, body } = await read(url, init);
  const headers: Record<string, string> = {};
  for (const name of READ_HEADERS) {
    const value = reply.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  return { data: body, status: reply.status, headers } as T;
}

/** The body of an answer that came with its headers, as the `select` of a query that reads no header. */
export function dataOf<Data>({ data }: { data: Data }): Data {
  return data;
}

interface ReadReply {
  reply: Reply;
  body: unknown;
}

/** Every answer, also a refusal, comes at once. A request without an answer fails only on a page that stays. */
async function read(url: string, init: RequestInit): Promise<ReadReply> {
  const ask = async (): Promise<ReadReply | ApiError> => {
    const headers = { ...(init.headers as Record<string, string> | undefined), ...sessionHeaders() };
    const reply = await transport(url.replace(DOT_SEGMENT, '$&%20'), {
      ...init,
      headers,
      credentials: 'include',
    });
    if (!reply.ok) return new ApiError(reply.status, reply.statusText, await reply.text());
    return { reply, body: await bodyOf(reply) };
  };
  const answer = await failingOnlyHere(ask);
  if (answer instanceof ApiError) throw answer;
  return answer;
}

/** JSON parsed, and everything else as a file: as a text, a sheet would lose its byte order mark. */
async function bodyOf(response: Reply): Promise<unknown> {
  if (response.status === 204) return undefined;
  const type = response.headers.get('content-type') ?? '';
  // A network's own login page, say.
  if (type.includes('html')) throw new Error('The answer is a page.');
  return type.includes('json') ? response.json() : response.blob();
}
