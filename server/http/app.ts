import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import type { Site } from '#openapi/generated/model.ts';
import type { Api } from '#server/operations/pipeline/api.ts';
import type { Freshness, LiveCatalogue } from '#server/operations/live/live-catalogue.ts';
import { nothingHere, RequestProblem, problemOf } from '#server/operations/pipeline/request-problem.ts';
import { splitUrl } from '#server/operations/pipeline/api-request.ts';
import { Answer, createSender } from './answer.ts';
import { createApiStep, rememberAnswers } from './api-step.ts';
import { checkRequest, createClientReader, createRates, isRead, type SiteAddress } from './clients.ts';
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
  const askApi = rememberAnswers(api, cache);
  const shared = { askApi, cache, live, clients, send, takeRate: createRates() };

  const app = express().disable('x-powered-by').disable('etag').disable('query parser');
  app.use((_request, response, next) => {
    response.set(defaultHeaders);
    next();
  });
  if (pages) app.get('/api/docs', allowInlineStyles, pages.serveFile);
  app.use('/api', createApiStep(shared));
  app.use(allowReadsOnly);
  if (pages) app.use(pages.serveFile, createPages(pages, { ...shared, details: site.site }));
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
