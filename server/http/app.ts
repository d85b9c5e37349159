import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import express, { type NextFunction, type Request, type Response } from 'express';
import type { Logger } from 'pino';
import type { Site } from '#openapi/generated/model.ts';
import type { LiveCatalogue } from '#server/operations/live/live-catalogue.ts';
import type { Api, ApiRequest } from '#server/operations/pipeline/api.ts';
import { canonicalPath, isRead, splitUrl } from '#server/operations/requests/request-line.ts';
import { notFoundProblem, RequestProblem, problemOf } from '#server/operations/responses/request-problem.ts';
import { createBodyReceiver } from './receive-body.ts';
import { NO_PAGE_PATH, pageUrlOf } from './page-url.ts';
import { createClientReader, type ProxyConfig } from './client-reader.ts';
import { createRateLimits, createReadQueues, isQueued } from './client-limits.ts';
import { createResponseSender, EncodedResponse } from './encoded-response.ts';
import { checkRequest } from './http-server.ts';
import type { PageSource } from './page-source.ts';
import { createPageMaker } from './pages.ts';
import { apiCacheKey, pageCacheKey, ResponseCache } from './response-cache.ts';
import { REFERENCE_PATH } from './security-headers.ts';

interface AppDependencies {
  api: Api;
  live: LiveCatalogue;
  /** With null, it serves the API alone. */
  pageSource: PageSource | null;
  config: ProxyConfig & { site: Site };
  defaultHeaders: Readonly<Record<string, string>>;
  log: Logger;
}

/** A request goes through the lines of `answer`, and then those of `app`, until one of them answers it. */
export function createApp(dependencies: AppDependencies): RequestListener {
  const { api, live, pageSource, config, defaultHeaders, log } = dependencies;
  const send = createResponseSender(defaultHeaders, () => live.isStale());
  const cache = new ResponseCache(live);
  const clients = createClientReader(config, log);
  const receiveBody = createBodyReceiver();
  const consumeRate = createRateLimits();
  const { queueRead, queueRender } = createReadQueues(consumeRate);
  const makePage = pageSource && createPageMaker({ pageSource, callApi, live, site: config.site });

  /** The cache answers before Express, which changes the prototype of each request and so halves the rate. */
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    checkRequest(request);
    if (isRead(request)) await live.refresh();
    const cached = isRead(request) ? cache.find(cacheKeyOf(request)) : undefined;
    if (cached) await send(request, response, cached);
    else app(request, response);
  }

  const app = express()
    .disable('x-powered-by')
    .disable('etag')
    .disable('query parser')
    .get(REFERENCE_PATH, serveFile)
    .use('/api', answerApi)
    .use(refuseWrite)
    .use(serveFile)
    .use(answerPage)
    .use(answerProblem);

  return (request, response) => {
    answer(request, response).catch((error: unknown) => answerProblem(error, request, response));
  };

  function cacheKeyOf(request: IncomingMessage): string | null {
    const { url = '/' } = request;
    if (url.startsWith('/api/')) return apiCacheKey(url);
    const page = pageUrlOf(url);
    // There may be a file at this URL, and files are served first.
    return page.path === NO_PAGE_PATH ? null : pageCacheKey(clients.originOf(request), page);
  }

  /** sirv writes its own responses, so the headers are set here. Without a file, `send` replaces them. */
  function serveFile(request: Request, response: Response, next: NextFunction): void {
    if (pageSource) void pageSource.serveFile(request, response.set(defaultHeaders), next);
    else next();
  }

  async function answerApi(request: Request, response: Response): Promise<void> {
    const apiRequest = apiRequestOf(request, response);
    const { method, url, client } = apiRequest;
    const [sentPath] = splitUrl(url);
    // All spellings of a path share one rate.
    const path = canonicalPath(sentPath) ?? sentPath;
    if (!isRead(request)) await consumeRate(`${method} ${path}`, client);
    const call = () => callApi(apiRequest);
    const isQueuedRead = isRead(request) && isQueued(path);
    await send(request, response, await (isQueuedRead ? queueRead(client, response, call) : call()));
  }

  function apiRequestOf(request: Request, response: Response): ApiRequest {
    return {
      method: request.method,
      url: request.originalUrl,
      // Node gives a list for Set-Cookie only, which no request has.
      headers: request.headers as Record<string, string | undefined>,
      client: clients.clientOf(request),
      siteOrigin: clients.originOf(request),
      // A read is not cancelled when its client leaves, because it ends within milliseconds.
      signal: isRead(request) ? undefined : closeSignal(response),
      receiveBody: (type, limit) => receiveBody(type, { request, response, limit }),
    };
  }

  /** Answers a client, or a page that is being rendered, from the cache if it can. */
  function callApi(request: ApiRequest): Promise<EncodedResponse> {
    return cache.remember(isRead(request) ? apiCacheKey(request.url) : null, () => api.handle(request));
  }

  function refuseWrite(request: Request, _response: Response, next: NextFunction): void {
    if (isRead(request)) return next();
    throw new RequestProblem(405, 'Pages can only be read.', { headers: { Allow: 'GET, HEAD' } });
  }

  async function answerPage(request: Request, response: Response): Promise<void> {
    if (!makePage) throw notFoundProblem();
    const url = pageUrlOf(request.originalUrl);
    const origin = clients.originOf(request);
    const page = await queueRender(clients.clientOf(request), response, () =>
      cache.remember(pageCacheKey(origin, url), () => makePage(url, origin)),
    );
    await send(request, response, page);
  }

  /** Express recognises an error handler by its four parameters. */
  function answerProblem(
    error: unknown,
    request: IncomingMessage,
    response: ServerResponse,
    _next?: NextFunction,
  ): void {
    if (response.headersSent || response.destroyed) return void response.destroy();
    const problem = problemOf(error, `${request.method} ${splitUrl(request.url ?? '')[0]}`, log);
    send(request, response, new EncodedResponse(problem.toResponse())).catch(() => response.destroy());
  }
}

/** Aborts when the connection closes before the response is sent. */
function closeSignal(response: Response): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}
