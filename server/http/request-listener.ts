import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import type { Api } from '#server/operations/pipeline/api.ts';
import { FairQueue, REQUESTS } from '#server/operations/pipeline/fair-queue.ts';
import type { Freshness, LiveCatalogue } from '#server/operations/live/live-catalogue.ts';
import {
  nothingHere,
  RequestProblem,
  unexpectedProblem,
} from '#server/operations/pipeline/request-problem.ts';
import { createApiReader } from './api-reader.ts';
import { createApiRoute } from './api-route.ts';
import { cacheKey, checkRequest, hasUnreadBody, isFile, isPublic, isRead } from './request-facts.ts';
import { createClientReader } from './client-address.ts';
import { pipeliningOrder, ClientShares } from './client-limits.ts';
import { acceptConnections, requestIdHead, withRequestId } from './http-server.ts';
import { type PageSource, createPages, warmUp } from './pages/pages.ts';
import { createPageRoute } from './pages/page-route.ts';
import { CompressibleResponse } from './responses/compressible-response.ts';
import { ResponseCache } from './cache/response-cache.ts';
import { referenceHeaders } from './responses/security-headers.ts';
import { markStale, sendResponse } from './responses/send-response.ts';

interface SiteParts {
  api: Api;
  catalogue: LiveCatalogue;
  pages: PageSource | null;
  config: Pick<Config, 'publicUrl' | 'trustedProxies'>;
  defaultHeaders: readonly string[];
  log: Logger;
}

/** The way of every request: checks → response cache → Express: API │ files │ pages │ problems. */
export function createSite({ api, catalogue, pages, config, defaultHeaders, log }: SiteParts) {
  const clients = createClientReader(config, log);
  const cache = new ResponseCache();
  const bursts = new BurstQueue();
  catalogue.onChange(({ edition }, changedTags) => cache.moveTo(edition, changedTags));

  const app = express().disable('x-powered-by').disable('etag').disable('query parser');
  const delivery = { defaultHeaders, shares: new ClientShares(), clients };
  // Made by the build. Without one, the address is like any other.
  if (pages) app.get('/api/docs', setHeaders(referenceHeaders(defaultHeaders)), pages.serveFile);
  app.use('/api', createApiRoute(api, cache, clients, delivery));
  app.use(allowReadsOnly);
  const makePage = pages && createPages(pages, createApiReader(api, cache), catalogue);
  if (pages && makePage) {
    const isCacheable = pages.lasting;
    app.use(setHeaders(defaultHeaders), pages.serveFile);
    app.use(createPageRoute({ makePage, cache, catalogue, clients, isCacheable, delivery }));
  }
  app.use(() => {
    throw nothingHere();
  });
  // Express recognises an error handler by its four parameters.
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) =>
    fail(request, response)(error),
  );

  return {
    answer: answerOrFail,
    async warmUp() {
      if (makePage) await warmUp(makePage, catalogue);
    },
  };

  function answerOrFail(request: IncomingMessage, response: ServerResponse): void {
    // The connection was ended for sending too much; the rest still comes.
    if (request.socket.destroyed) return;
    try {
      checkRequest(request);
      const turn = pipeliningOrder(request, response);
      if (!turn) return answerOfBurst(request, response);
      turn.then((isHere) => isHere && answerOfBurst(request, response)).catch(fail(request, response));
    } catch (error) {
      fail(request, response)(error);
    }
  }

  function answerOfBurst(request: IncomingMessage, response: ServerResponse): void {
    bursts
      .run(
        () => clients.keyOf(request),
        () => refreshAndAnswer(request, response),
      )
      ?.catch(fail(request, response));
  }

  function refreshAndAnswer(request: IncomingMessage, response: ServerResponse): void {
    const freshness = isRead(request) && !isFile(request) ? catalogue.refresh() : 'fresh';
    if (typeof freshness === 'string') answer(request, response, freshness);
    else freshness.then((known) => answer(request, response, known)).catch(fail(request, response));
  }

  function answer(request: IncomingMessage, response: ServerResponse, freshness: Freshness): void {
    // The client went away while it waited.
    if (response.destroyed) return;
    if (freshness === 'stale' && isPublic(request)) markStale(response);
    const key = isRead(request) ? cacheKey(request, clients) : null;
    const cached = cache.find(key);
    if (cached) {
      sendResponse(request, response, cached, delivery)?.catch(fail(request, response));
      return;
    }
    delivery.shares.takeRequest(clients.keyOf(request), response);
    withRequestId(() => void app(request, response));
  }

  function fail(request: IncomingMessage, response: ServerResponse): (error: unknown) => void {
    return (error) => {
      if (response.headersSent || response.destroyed) return void response.destroy();
      if (hasUnreadBody(request)) response.setHeader('Connection', 'close');
      withRequestId(() => {
        const prepared = CompressibleResponse.of(unexpectedProblem(error, log).toResponse());
        sendResponse(request, response, prepared, delivery)?.catch(() => response.destroy());
      });
    };
  }
}

const allowReadsOnly: RequestHandler = (request, _response, next) => {
  if (isRead(request)) return next();
  throw new RequestProblem(405, 'Pages can only be read.', { headers: { Allow: 'GET, HEAD' } });
};

function setHeaders(defaultHeaders: readonly string[]): RequestHandler {
  return (_request, response, next) => {
    const head = [...defaultHeaders, ...requestIdHead()];
    for (let at = 0; at + 1 < head.length; at += 2) response.setHeader(head[at] ?? '', head[at + 1] ?? '');
    next();
  };
}

const MAX_AT_ONCE = 16;
const LIMITS = { maxActive: 1, maxWaitingOfClient: REQUESTS.ofClient, maxWaiting: REQUESTS.ofAll };
const MS_BEFORE_ACCEPTING = 2;

/**
 * Answers the first requests of a turn of the event loop at once, and the others client by client: even responses from the cache hold up the
 * event loop where hundreds of connections ask without a pause.
 */
export class BurstQueue {
  readonly #queue = new FairQueue(LIMITS, { afterMs: MS_BEFORE_ACCEPTING, pause: acceptConnections });
  #inTurn = 0;

  /** Undefined when `answer` was called at once. Rejects with a RequestProblem 429 or 503 when it may not even wait. */
  run(clientOf: () => string, answer: () => void): Promise<void> | undefined {
    if (this.#inTurn === 0) setImmediate(() => (this.#inTurn = 0));
    this.#inTurn += 1;
    if (this.#inTurn > MAX_AT_ONCE) return this.#queue.run(clientOf(), answer);
    answer();
    return undefined;
  }
}
