import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import type { Site } from '#openapi/generated/model.ts';
import { operationFacts } from '#openapi/generated/operations.ts';
import type { Freshness, LiveCatalogue } from '#server/operations/live/live-catalogue.ts';
import type { Api } from '#server/operations/pipeline/api.ts';
import { canonicalPath, isRead, splitUrl, type ApiRequest } from '#server/operations/pipeline/api-request.ts';
import type { OperationResponse } from '#server/operations/pipeline/operation.ts';
import { nothingHere, RequestProblem, problemOf } from '#server/operations/pipeline/request-problem.ts';
import { EncodedResponse, createSender } from './encoded-response.ts';
import { receiveBody } from './arriving-body.ts';
import { createClientReader, type SiteAddress } from './clients.ts';
import { checkRequest } from './http-server.ts';
import { createLimits } from './rate-limits.ts';
import { createPages, type PageSource } from './pages.ts';
import { apiKey, NO_PAGE_PATH, pageAddress, pageKey, ResponseCache } from './response-cache.ts';
import { REFERENCE_PATH } from './security-headers.ts';

interface AppParts {
  api: Api;
  live: LiveCatalogue;
  /** With null, it serves the API alone. */
  pages: PageSource | null;
  config: SiteAddress & { site: Site };
  defaultHeaders: Readonly<Record<string, string>>;
  log: Logger;
}

const READS_AT_ONCE = 4;
const { getImage, getHealth, getReadiness } = operationFacts;
/** Pictures have a queue of their own. A health check must not wait behind the clients of the site. */
const UNQUEUED = [getImage, getHealth, getReadiness].map(({ path }) => path.split('{', 1)[0] ?? path);
/** Renders side by side are no faster than in turn. A visitor who waits for the same page gets it from the cache. */
const RENDERS_AT_ONCE = 1;

/** Has the steps of every request in the order in which it takes them. */
export function createApp(parts: AppParts): RequestListener {
  const { api, live, pages, config, defaultHeaders, log } = parts;
  let freshness: Freshness = 'fresh';
  const cache = new ResponseCache(live);
  const clients = createClientReader(config);
  const send = createSender(defaultHeaders, () => freshness === 'stale');
  const { takeRate, createReadQueue } = createLimits();
  const readInTurn = createReadQueue(READS_AT_ONCE);

  const app = express().disable('x-powered-by').disable('etag').disable('query parser');

  /**
   * Sends what the cache holds, and hands all other requests to Express. It gives each request another prototype, which would halve the rate
   * of cached answers.
   */
  async function answerFromCache(request: IncomingMessage, response: ServerResponse): Promise<void> {
    checkRequest(request);
    if (!isRead(request)) return void app(request, response);
    freshness = await live.refresh();
    const key = keyOf(request);
    const found = key === null ? undefined : cache.find(key);
    if (found) await send(request, response, found);
    else app(request, response);
  }

  /** sirv sends files, without the headers that `send` writes. */
  const serveFile: RequestHandler = (request, response, next) =>
    pages?.serveFile(request, response.set(defaultHeaders), next);

  if (pages) app.get(REFERENCE_PATH, serveFile);
  app.use('/api', answerApi);
  app.use((request, _response, next) => {
    if (isRead(request)) return next();
    throw new RequestProblem(405, 'Pages can only be read.', { headers: { Allow: 'GET, HEAD' } });
  });
  if (pages) {
    const makePage = createPages(pages, { askApi, live, details: config.site });
    const renderInTurn = createReadQueue(RENDERS_AT_ONCE);
    app.use(serveFile, async (request, response) => {
      const address = pageAddress(request.originalUrl);
      const origin = clients.originOf(request);
      const page = await renderInTurn(clients.clientOf(request), response, () =>
        remembered(pageKey(origin, address), () => makePage(address, origin)),
      );
      await send(request, response, page);
    });
  }
  app.use(() => {
    throw nothingHere();
  });
  // Express recognises an error handler by its four parameters.
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) =>
    answerProblem(request, response, error),
  );

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
    const { method, url, client } = asked;
    if (!isRead(asked)) await takeRate(`${method} ${splitUrl(url)[0]}`, client);
    const isQueued = isRead(asked) && !UNQUEUED.some((path) => url.startsWith(path));
    const made = isQueued ? readInTurn(client, response, () => askApi(asked)) : askApi(asked);
    await send(request, response, await made);
  }

  function apiRequest(request: Request, response: Response): ApiRequest {
    const [path] = splitUrl(request.originalUrl);
    return {
      method: request.method,
      // Each address has one spelling, so that no spelling has an answer of its own.
      url: (canonicalPath(path) ?? path) + request.originalUrl.slice(path.length),
      // Node gives a list for Set-Cookie only, which no request has.
      headers: request.headers as Record<string, string | undefined>,
      client: clients.clientOf(request),
      siteOrigin: clients.originOf(request),
      // Reads are too short to be given up.
      ...(!isRead(request) && { signal: goneAway(response) }),
      receiveBody: (type, limit) => receiveBody(type, { request, response, limit }),
    };
  }

  /** Asks the API, as a request and the pages do. */
  function askApi(asked: ApiRequest): Promise<EncodedResponse> {
    return remembered(isRead(asked) ? apiKey(asked.url) : null, () => api.handle(asked));
  }

  /** Finds or makes an answer. It stores each one that is made of the public catalogue alone and fits into the cache. */
  async function remembered(
    key: string | null,
    make: () => Promise<OperationResponse>,
  ): Promise<EncodedResponse> {
    const found = key === null ? undefined : cache.find(key);
    if (found) return found;
    const made = await make();
    const answer = new EncodedResponse(made);
    if (key !== null && made.cacheable) cache.store(key, answer, made.cacheable.edition);
    return answer;
  }

  function answerProblem(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    if (response.headersSent || response.destroyed) return void response.destroy();
    const problem = problemOf(error, `${request.method} ${splitUrl(request.url ?? '')[0]}`, log);
    send(request, response, new EncodedResponse(problem.toResponse())).catch(() => response.destroy());
  }

  return (request, response) => {
    answerFromCache(request, response).catch((error: unknown) => answerProblem(request, response, error));
  };
}

/** Returns a signal that aborts when the connection closes before the response is sent. */
function goneAway(response: Response): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}
