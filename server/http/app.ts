import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import type { Site } from '#openapi/generated/model.ts';
import { operationFacts } from '#openapi/generated/operations.ts';
import type { Freshness, LiveCatalogue } from '#server/operations/live/live-catalogue.ts';
import type { Api } from '#server/operations/pipeline/api.ts';
import { canonicalPath, splitUrl, type ApiRequest } from '#server/operations/pipeline/api-request.ts';
import { clientKey } from '#server/operations/pipeline/fair-queue.ts';
import { nothingHere, RequestProblem, problemOf } from '#server/operations/pipeline/request-problem.ts';
import { Answer, createSender, type AskApi } from './answer.ts';
import { receiveBody } from './arriving-body.ts';
import {
  checkRequest,
  createClientReader,
  createRates,
  createReadQueue,
  isRead,
  type RateName,
  type SiteAddress,
} from './clients.ts';
import { createPages, type PageSource } from './pages.ts';
import { apiKey, NO_PAGE_PATH, pageAddress, pageKey, ResponseCache } from './response-cache.ts';
import { REFERENCE_POLICY } from './security-headers.ts';

interface AppParts {
  api: Api;
  live: LiveCatalogue;
  /** With null, it serves the API alone. */
  pages: PageSource | null;
  site: SiteAddress & { site: Site };
  defaultHeaders: Readonly<Record<string, string>>;
  log: Logger;
}

const READS_AT_ONCE = 4;
const { getImage, getHealth, getReadiness, logIn, importCocktails } = operationFacts;
/** Pictures have a queue of their own. A health check must not wait behind the clients of the site. */
const UNQUEUED = [getImage, getHealth, getReadiness].map(({ path }) => path.split('{', 1)[0] ?? path);
const RATES_OF_WRITES: Readonly<Record<string, RateName>> = {
  [`${logIn.method} ${logIn.path}`]: 'logins',
  [`${importCocktails.method} ${importCocktails.path}`]: 'imports',
};

/**
 * Lists the steps of every request, a line each. A cached answer is sent before Express, which gives each request another prototype. That
 * would halve the rate of such answers.
 */
export function createApp(parts: AppParts): RequestListener {
  const { api, live, pages, site, defaultHeaders, log } = parts;
  let freshness: Freshness = 'fresh';
  const cache = new ResponseCache(live);
  const clients = createClientReader(site);
  const send = createSender(defaultHeaders, () => freshness === 'stale');
  const takeRate = createRates();
  const readInTurn = createReadQueue(READS_AT_ONCE, takeRate);

  const app = express().disable('x-powered-by').disable('etag').disable('query parser');
  app.use((_request, response, next) => {
    response.set(defaultHeaders);
    next();
  });
  if (pages) app.get('/api/docs', allowInlineStyles, pages.serveFile);
  app.use('/api', answerApi);
  app.use(allowReadsOnly);
  if (pages) {
    const shared = { askApi, cache, live, clients, send, takeRate, details: site.site };
    app.use(pages.serveFile, createPages(pages, shared));
  }
  app.use(() => {
    throw nothingHere();
  });
  // Express recognises an error handler by its four parameters.
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) =>
    answerProblem(request, response, error),
  );

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    checkRequest(request);
    if (!isRead(request)) return void app(request, response);
    freshness = await live.refresh();
    const key = keyOf(request);
    const remembered = key === null ? undefined : cache.find(key);
    if (remembered) await send(request, response, remembered);
    else app(request, response);
  }

  function keyOf(request: IncomingMessage): string | null {
    const { url = '/' } = request;
    if (url.startsWith('/api/')) return apiKey(url);
    const address = pageAddress(url);
    // A file may have this address, and files are served first.
    return address.path === NO_PAGE_PATH ? null : pageKey(clients.originOf(request), address);
  }

  /** Answers everything below /api that the cache does not hold. */
  async function answerApi(request: Request, response: Response): Promise<void> {
    const asked = apiRequest(request, response);
    const { method, address, client } = asked;
    const rate = RATES_OF_WRITES[`${method} ${splitUrl(address)[0]}`];
    if (rate) await takeRate(rate, clientKey(client));
    const isQueued = isRead(asked) && !UNQUEUED.some((path) => address.startsWith(path));
    const made = isQueued ? readInTurn(client, response, () => askApi(asked)) : askApi(asked);
    await send(request, response, await made);
  }

  function apiRequest(request: Request, response: Response): ApiRequest {
    const [path] = splitUrl(request.originalUrl);
    const goneAway = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) goneAway.abort();
    });
    return {
      method: request.method,
      // Each address has one spelling, so that no spelling has an answer of its own.
      address: (canonicalPath(path) ?? path) + request.originalUrl.slice(path.length),
      // Node gives a list for Set-Cookie only, which no request has.
      headers: request.headers as Record<string, string | undefined>,
      client: clients.clientOf(request),
      siteOrigin: clients.originOf(request),
      signal: goneAway.signal,
      receiveBody: (type, limit) => receiveBody(type, { request, response, limit }),
    };
  }

  /** Asks the API, and stores each answer that is made of the public catalogue alone, however long it is. Pages ask for what they show. */
  async function askApi(asked: ApiRequest): ReturnType<AskApi> {
    const key = isRead(asked) ? apiKey(asked.address) : null;
    const remembered = key === null ? undefined : cache.find(key);
    if (remembered) return remembered;
    const { stream, ...reply } = await api.handle(asked);
    if (stream) return { ...reply, stream };
    const answer = Answer.of(reply);
    if (key !== null && reply.cacheable) cache.store(key, answer, reply.cacheable.edition);
    return answer;
  }

  function answerProblem(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    if (response.headersSent || response.destroyed) return void response.destroy();
    const problem = problemOf(error, `${request.method} ${splitUrl(request.url ?? '')[0]}`, log);
    send(request, response, Answer.of(problem.toResponse())).catch(() => response.destroy());
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => answerProblem(request, response, error));
  };
}

const allowInlineStyles: RequestHandler = (_request, response, next) => {
  response.set('Content-Security-Policy', REFERENCE_POLICY);
  next();
};

const allowReadsOnly: RequestHandler = (request, _response, next) => {
  if (isRead(request)) return next();
  throw new RequestProblem(405, 'Pages can only be read.', { headers: { Allow: 'GET, HEAD' } });
};
