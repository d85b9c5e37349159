import { MOST_PER_READ } from '#openapi/generated/limits.ts';
import { againWhenBack, failingOnlyHere } from '#ui/lib/browser/page-leaving.ts';
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

let transport: Transport = (url, init) => failingOnlyHere(fetch(url, init));

/** The page renderer answers the same calls in process; it says so here, once, before it renders anything. */
export function setTransport(replacement: Transport): void {
  transport = replacement;
}

/**
 * Sends one request of the contract, with the session's token where there is one, and gives the parsed body.
 * @throws ApiError for every answer that is no success.
 */
export async function fetcher<T>(url: string, init: RequestInit): Promise<T> {
  return (await send(url, init, bodyOf)) as T;
}

/**
 * The same for the operations whose headers are read (orval.config.ts): `{ data, status, headers }`, where `headers`
 * are plain JSON and hold READ_HEADERS only, so that the cache and the page's document can hold the answer.
 * @throws ApiError for every answer that is no success.
 */
export async function fetchWithHeaders<T>(url: string, init: RequestInit): Promise<T> {
  return (await send(url, init, async (reply) => {
    const headers: Record<string, string> = {};
    for (const name of READ_HEADERS) {
      const value = reply.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    return { data: await wholeBodyOf(reply, url, init), status: reply.status, headers };
  })) as T;
}

/**
 * The same for lists that come in pages (orval.config.ts): whole, unless a limit is asked for.
 * @throws ApiError for every answer that is no success.
 */
export async function fetchList<T>(url: string, init: RequestInit): Promise<T> {
  return (await send(url, init, (reply) => wholeBodyOf(reply, url, init))) as T;
}

/** Follows the links of a list to its further pages, which are as large as they may be. */
async function wholeBodyOf(reply: Reply, url: string, init: RequestInit): Promise<unknown> {
  const body = await bodyOf(reply);
  let next = /[?&]limit=/.test(url) ? undefined : nextOf(reply);
  const entries = entriesOf(body);
  while (next !== undefined) {
    next = await send(next, init, async (page) => {
      entries.push(...entriesOf(await bodyOf(page)));
      return nextOf(page);
    });
  }
  return body;
}

/** The list that an answer is, or has. */
function entriesOf(body: unknown): unknown[] {
  const lists = Array.isArray(body) ? [body] : Object.values(body ?? {}).filter(Array.isArray);
  return (lists[0] ?? []) as unknown[];
}

function nextOf({ headers }: Reply): string | undefined {
  const [, next] = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '') ?? [];
  return next?.replace(/([?&]limit=)\d+/, `$1${MOST_PER_READ}`);
}

/** Reads alone are sent again: a write might be done twice. */
async function send<Answer>(
  url: string,
  init: RequestInit,
  answerOf: (reply: Reply) => Promise<Answer>,
): Promise<Answer> {
  const ask = async (): Promise<Answer> => {
    const headers = { ...(init.headers as Record<string, string> | undefined), ...sessionHeaders() };
    const reply = await transport(url, { ...init, headers, credentials: 'include' });
    if (!reply.ok) throw new ApiError(reply.status, reply.statusText, await reply.text());
    return answerOf(reply);
  };
  return init.method === 'GET' ? againWhenBack(ask) : ask();
}

/** JSON parsed, and everything else as a file: as a text, a sheet would lose its byte order mark. */
async function bodyOf(response: Reply): Promise<unknown> {
  if (response.status === 204) return undefined;
  const type = response.headers.get('content-type') ?? '';
  // A network's own login page, say.
  if (type.includes('html')) throw new Error('The answer is a page.');
  return type.includes('json') ? response.json() : response.blob();
}
