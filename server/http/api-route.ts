import type { Request, RequestHandler, Response } from 'express';
import type { Api } from '#server/operations/api.ts';
import type { ApiRequest } from '#server/operations/api-request.ts';
import { apiKey } from './cache-key.ts';
import { canonicalPath, splitUrl } from './canonical-path.ts';
import type { ClientReader } from './client.ts';
import { PreparedResponse } from './prepared-response.ts';
import { readForm, readJson } from './read-body.ts';
import type { ResponseCache } from './response-cache.ts';
import { sendResponse } from './send-response.ts';
import { streamResponse } from './stream-response.ts';
import { hasUnreadBody } from './usable-request.ts';

/** Answers everything under /api. What follows from the catalogue alone is stored in the cache. */
export function createApiRoute(
  api: Api,
  cache: ResponseCache,
  clients: ClientReader,
  fixedHead: readonly string[],
): RequestHandler {
  return async (request, response) => {
    const reply = await api.handle(apiRequest(request, response, clients));
    // A body that was refused is not read to its end.
    if (hasUnreadBody(request)) response.setHeader('Connection', 'close');
    const { chunks, cacheable } = reply;
    if (chunks) return streamResponse(request, response, { ...reply, chunks }, fixedHead);
    const prepared = PreparedResponse.of(reply);
    const key = cacheable && apiKey(request.originalUrl);
    if (key) cache.store(key, prepared, cacheable);
    await sendResponse(request, response, prepared, fixedHead);
  };
}

function apiRequest(request: Request, response: Response, clients: ClientReader): ApiRequest {
  return {
    method: request.method,
    address: canonicalUrl(request.originalUrl),
    // Of all headers Node gives a list for Set-Cookie only, which no request has.
    headers: request.headers as Record<string, string | undefined>,
    client: clients.clientOf(request),
    siteOrigin: clients.originOf(request),
    signal: goneAway(request, response),
    readBody: (type, fileLimit) =>
      type === 'application/json' ? readJson(request, response) : readForm(request, response, fileLimit),
  };
}

/** What the response's key says, so that no spelling of an address has an answer of its own. */
function canonicalUrl(url: string): string {
  const [path] = splitUrl(url);
  return (canonicalPath(path) ?? path) + url.slice(path.length);
}

/** Is aborted when the connection closes before the answer is sent. Reads are so short that they are not watched. */
function goneAway(request: Request, response: Response): AbortSignal | undefined {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}
