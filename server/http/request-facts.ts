import { PAGE_PATHS, pageOf } from '#openapi/pages/page-table.ts';
import type { IncomingMessage } from 'node:http';
import { operationAt } from '#openapi/contract/operation-at.ts';
import { asksForSession, operations, type OperationId } from '#openapi/generated/operations.ts';
import type { ClientReader } from './client-address.ts';
import { RequestProblem } from '#server/operations/pipeline/request-problem.ts';

/** One spelling for each character; null when the path cannot be read. */
export function canonicalPath(path: string): string | null {
  if (PLAIN.test(path)) return path;
  try {
    return path
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join('/');
  } catch {
    return null;
  }
}

const PLAIN = /^[\w\-.~!*'()/]*$/;

export function splitUrl(url: string): [path: string, search: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}

const MAX_KEY_LENGTH = 2048;
const DAY_MS = 86_400_000;

/** The operation's path, and its parameters in one order. The API refuses unknown parameters. Null for what is not cached. */
export function apiKey(url: string): string | null {
  if (url.length > MAX_KEY_LENGTH) return null;
  const [path, search] = splitUrl(url);
  const canonical = canonicalPath(path);
  if (canonical === null || search === '') return canonical;
  const parameters = new URLSearchParams(search);
  parameters.sort();
  return `${canonical}?${parameters.toString()}`;
}

/** A document has the adverts of its day (in UTC). Its key never equals one of the API, which begins with a slash. */
export function pageKey(origin: string, { path, search }: PageAddress): string | null {
  const key = `${Math.floor(Date.now() / DAY_MS)} ${origin} ${path}${search}`;
  return key.length > MAX_KEY_LENGTH ? null : key;
}

export interface PageAddress {
  path: string;
  search: string;
}

export function pageAddress(url: string): PageAddress {
  const [given, search] = splitUrl(url);
  const path = pagePath(canonicalPath(given) ?? given);
  return { path, search: knownSearch(path, search) };
}

/** The router ignores slashes at the end and the case of the first segment; further segments are names, which may differ in their case. */
function pagePath(path: string): string {
  const end = path.indexOf('/', 1);
  const first = end < 0 ? path : path.slice(0, end);
  return (first.toLowerCase() + path.slice(first.length)).replace(TRAILING_SLASHES, '') || '/';
}

const TRAILING_SLASHES = /(?<!\/)\/+$/;

const PARAMETERS = new Map(
  PAGE_PATHS.map((path) => [path.replace(/:.*$/, ''), pageOf(path).parameters] as const),
);
const COLLECTION = PARAMETERS.get('/explore-collection');

/** The parameters that change the page, in one order and with a question mark; or empty. */
function knownSearch(path: string, search: string): string {
  if (search === '') return '';
  const known = PARAMETERS.get(/^\/[^/]*\/?/.exec(path)?.[0] ?? '');
  if (!known) return '';
  const asked = new URLSearchParams(search);
  const parameters = new URLSearchParams();
  for (const name of Object.keys(known).sort()) {
    const value = known[name]?.(asked.getAll(name)) ?? null;
    if (value !== null) parameters.set(name, value);
  }
  // Only a filtered collection has pages.
  if (known === COLLECTION && parameters.size === 1) parameters.delete('page');
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}

/** Throws a 400 or a 501 for what is wrong at every address. */
export function checkRequest({ url = '', headers, rawHeaders }: IncomingMessage): void {
  if (!url.startsWith('/'))
    throw new RequestProblem(
      400,
      'The address is not valid: it must be a path of this site, from its first slash on.',
    );
  const coding = headers['transfer-encoding'];
  // RFC 9112, 6.1.
  if (coding !== undefined && coding.toLowerCase() !== 'chunked')
    throw new RequestProblem(501, 'The request has a transfer coding that is not known here.');
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  if (hosts > 1) throw new RequestProblem(400, 'The request names more than one Host.');
}

export function hasUnreadBody({ complete, headers }: IncomingMessage): boolean {
  return (
    !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)
  );
}

export function isRead({ method }: { method?: string | undefined }): boolean {
  return method === 'GET' || method === 'HEAD';
}

export function cacheKey(request: IncomingMessage, clients: ClientReader): string | null {
  const url = request.url ?? '/';
  return url.startsWith('/api/') ? apiKey(url) : pageKey(clients.originOf(request), pageAddress(url));
}

const STATES: readonly OperationId[] = ['getHealth', 'getReadiness'];

/** What a session reads is asked of the database, or refused, and so is the state of the server. */
export function isPublic({ url = '/' }: IncomingMessage): boolean {
  const [path, search] = splitUrl(url);
  const id = operationAt('GET', canonicalPath(path) ?? path);
  if (id === undefined) return true;
  const parameters = new URLSearchParams(search);
  const isPrivate = operations[id].secured || asksForSession(id, (name) => parameters.has(name));
  return !isPrivate && !STATES.includes(id);
}

/** Files never change, so the catalogue is not refreshed for them. */
export function isFile({ url }: IncomingMessage): boolean {
  return url?.startsWith('/assets/') ?? false;
}
