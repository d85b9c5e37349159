import type { Request, RequestHandler, Response } from 'express';
import type { Api } from '#server/operations/pipeline/api.ts';
import { FORM_TYPE, type ApiRequest } from '#server/operations/pipeline/api-request.ts';
import { FairQueue, LOOKUP_LIMITS, tooBusy } from '#server/operations/pipeline/fair-queue.ts';
import { acceptConnections } from './http-server.ts';
import { apiKey, canonicalPath, splitUrl, hasUnreadBody, isRead } from './request-facts.ts';
import type { ClientReader } from './client-address.ts';
import { whenOver } from './client-limits.ts';
import { CompressibleResponse } from './responses/compressible-response.ts';
import { announcedBytes, readForm, readJson } from './read-body.ts';
import type { ResponseCache } from './cache/response-cache.ts';
import { sendResponse, type Delivery } from './responses/send-response.ts';
import { streamResponse, type ChunkedResponse } from './responses/stream-response.ts';
import type { OperationId } from '#openapi/generated/operations.ts';
import { operationAt } from '#openapi/contract/operation-at.ts';

/** A read takes at most 40 ms with 100,000 recipes, so the last of a client's own waits a few seconds at worst. */
const READ_LIMITS = { maxActive: 1, maxWaitingOfClient: 200, maxWaiting: 1000 };
/** A search takes half a millisecond, which accepting connections would double. */
const MS_BEFORE_ACCEPTING = 5;

export function createApiRoute(
  api: Api,
  cache: ResponseCache,
  clients: ClientReader,
  delivery: Delivery,
): RequestHandler {
  const reads = new FairQueue(READ_LIMITS, { afterMs: MS_BEFORE_ACCEPTING, pause: acceptConnections });
  const lookups = new FairQueue(LOOKUP_LIMITS);

  async function replyTo(
    asked: ApiRequest,
    key: string | null,
  ): Promise<CompressibleResponse | ChunkedResponse> {
    const reply = await api.handle(asked);
    const { chunks, cacheable } = reply;
    if (chunks) return { ...reply, chunks };
    const prepared = CompressibleResponse.of(reply);
    cache.store(key, prepared, cacheable);
    return prepared;
  }

  async function replyInTurn(
    asked: ApiRequest,
    key: string | null,
    response: Response,
  ): ReturnType<typeof replyTo> {
    // The client went away while it waited.
    if (response.destroyed) throw tooBusy();
    // Another client may have waited for the same response.
    return cache.find(key) ?? replyTo(asked, key);
  }

  return async (request, response) => {
    const asked = apiRequest(request, response, clients, delivery);
    const key = apiKey(asked.address);
    const cost = readCost(asked);
    const queue = cost === 'catalogue' ? reads : cost === 'lookup' ? lookups : null;
    const reply = queue
      ? await queue.run(clients.keyOf(request), () => replyInTurn(asked, key, response))
      : await replyTo(asked, key);
    if (hasUnreadBody(request)) response.setHeader('Connection', 'close');
    if (reply instanceof CompressibleResponse) await sendResponse(request, response, reply, delivery);
    else await streamResponse(request, response, reply, delivery);
  };
}

function apiRequest(
  request: Request,
  response: Response,
  clients: ClientReader,
  { shares }: Delivery,
): ApiRequest {
  return {
    method: request.method,
    address: canonicalUrl(request.originalUrl),
    // Node gives a list for Set-Cookie only, which no request has.
    headers: request.headers as Record<string, string | undefined>,
    client: clients.clientOf(request),
    siteOrigin: clients.originOf(request),
    signal: goneAway(request, response),
    readBody: (type, limit) => {
      const bytes = announcedBytes(request, limit);
      shares.takeBody(clients.keyOf(request), response, bytes);
      if (request.headers.expect?.toLowerCase() === '100-continue') response.writeContinue();
      return type === FORM_TYPE ? readForm(request, response, limit) : readJson(request, response, limit);
    },
  };
}

/** So that no spelling of an address has a response of its own. */
function canonicalUrl(url: string): string {
  const [path] = splitUrl(url);
  return (canonicalPath(path) ?? path) + url.slice(path.length);
}

/** Aborted when the connection closes before the response is sent. Reads are too short to be watched. */
function goneAway(request: Request, response: Response): AbortSignal | undefined {
  if (isRead(request)) return undefined;
  const controller = new AbortController();
  whenOver(response, () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

const COMPUTED: readonly (OperationId | undefined)[] = [
  'listCocktails',
  'listCocktailsOfCategory',
  'searchCocktails',
  'listSimilarCocktails',
  'listCollectionOptions',
  'getBar',
];
/** Pictures have queues of their own, and what watches the site must not wait behind its clients. */
const UNQUEUED: typeof COMPUTED = ['getImage', 'getHealth', 'getReadiness'];

/** The kind of a read that is queued: of the whole catalogue, or of little, which the database answers for the most part. Null for others. */
export function readCost(asked: Pick<ApiRequest, 'method' | 'address'>): 'catalogue' | 'lookup' | null {
  const id = operationAt(asked.method, splitUrl(asked.address)[0]);
  if (COMPUTED.includes(id)) return 'catalogue';
  return isRead(asked) && !UNQUEUED.includes(id) ? 'lookup' : null;
}
