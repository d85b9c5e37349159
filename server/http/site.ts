import type { IncomingMessage, ServerResponse } from 'node:http';
import contract from '#openapi/generated/contract.json' with { type: 'json' };
import express, { type ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Freshness } from '#server/storage/database-link.ts';
import { createOperations } from '#server/operations/operations.ts';
import type { Services } from '#server/operations/operation.ts';
import { HttpProblem } from '#server/operations/problem.ts';
import type { Answer } from './answer.ts';
import { asStale, createApi, problemAnswer, toProblem, type Api } from './api.ts';
import { originOf } from './client.ts';
import { createContractRouter } from './contract-router.ts';
import { requestIdHead, withRequestId } from './observe-requests.ts';
import { createPages, pageKey, type Pages } from './pages.ts';
import type { PageSource } from './page-renderer.ts';
import { RememberedAnswers } from './remembered-answers.ts';
import { securityHeaders } from './security-headers.ts';
import { sendAnswer } from './send-answer.ts';
import { createSessionGuard } from './session-guard.ts';

const API_ADDRESS = /^\/api(?:[/?]|$)/i;

type AnswerFailure = (error: unknown, request: IncomingMessage, response: ServerResponse) => Promise<void>;

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** The whole site as one request handler. `source` is null where only the API is wanted. */
export async function createSite(
  services: Services,
  source: PageSource | null,
  log: Logger,
): Promise<RequestHandler> {
  const { config, storage } = services;
  const remembered = new RememberedAnswers();
  remembered.moveTo(storage.revision());
  storage.onRevision((revision, changed) => remembered.moveTo(revision, changed));

  const router = await createContractRouter(
    contract,
    createOperations(services),
    createSessionGuard(storage),
  );
  const headers = securityHeaders({
    scriptHashes: source ? [(await source.loadModule()).inlineScriptHash, ...source.scriptHashes] : [],
    secure: config.publicUrl?.startsWith('https:') ?? false,
  });
  const fixedHead = Object.entries(headers).flat();
  const api = createApi(router, remembered, config, log, fixedHead);
  const pages = source && createPages(source, api, storage, remembered);
  const siteOrigin = (request: IncomingMessage): string =>
    originOf(request, config.publicUrl, config.trustedProxies);

  const answerFailure: AnswerFailure = async (error, request, response) => {
    if (response.headersSent) return void response.destroy();
    await sendAnswer(request, response, problemAnswer(toProblem(error, log)), fixedHead);
  };

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(answerApiWrites(api));
  app.use(allowReadsOnly);
  if (source) app.use(setHeaders(fixedHead), source.serveFile);
  if (pages) app.use(answerPages(pages, remembered, siteOrigin, fixedHead));
  app.use(() => {
    throw new HttpProblem(404, 'There is nothing at this address.');
  });
  app.use(answerProblems(answerFailure));

  // Express gives requests and responses other prototypes, which slows down all that Node does with them: without it a
  // read that is not remembered costs a third less.
  const readApi = (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    api
      .read(request, response)
      .catch((error: unknown) => answerFailure(error, request, response))
      .catch(() => void response.destroy());
  const recall = (key: string, freshness: Freshness): Answer | undefined =>
    freshness === 'fresh' ? remembered.find(key) : remembered.findLast(key);
  return (request, response) => {
    const respond = (freshness: Freshness): void => {
      const known = isRead(request) ? recall(rememberedKey(request, siteOrigin), freshness) : undefined;
      if (freshness === 'stale') response.setHeader('X-Catalogue', 'stale');
      if (known) sendAnswer(request, response, known, fixedHead)?.catch(() => response.destroy());
      // What was remembered cannot fail; anything else may, and then its line in the log names it.
      else
        withRequestId(() => void (isApiRead(request) ? readApi(request, response) : app(request, response)));
    };
    const freshness = showsCatalogue(request) ? storage.confirm() : 'fresh';
    if (typeof freshness === 'string') respond(freshness);
    else freshness.then(respond).catch(() => response.destroy());
  };
}

/** Reads of everything but the browser's files, which never change. */
function showsCatalogue(request: IncomingMessage): boolean {
  return isRead(request) && !request.url?.startsWith('/assets/');
}

function rememberedKey(request: IncomingMessage, siteOrigin: (request: IncomingMessage) => string): string {
  const url = request.url ?? '/';
  return url.startsWith('/api/') ? url : pageKey(siteOrigin(request), url);
}

function isRead(request: IncomingMessage): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}

function isApiRead(request: IncomingMessage): boolean {
  return isRead(request) && API_ADDRESS.test(request.url ?? '/');
}

function answerApiWrites(api: Api): express.RequestHandler {
  return (request, response, next) =>
    API_ADDRESS.test(request.originalUrl) ? api.write(request, response) : next();
}

const allowReadsOnly: express.RequestHandler = (request, _response, next) => {
  if (isRead(request)) return next();
  throw new HttpProblem(405, 'Pages can only be read.', { headers: { Allow: 'GET, HEAD' } });
};

/** For the files, which are sent by others. */
function setHeaders(fixedHead: readonly string[]): express.RequestHandler {
  return (_request, response, next) => {
    const head = [...fixedHead, ...requestIdHead()];
    for (let at = 0; at + 1 < head.length; at += 2) response.setHeader(head[at] ?? '', head[at + 1] ?? '');
    next();
  };
}

function answerPages(
  pages: Pages,
  remembered: RememberedAnswers,
  siteOrigin: (request: IncomingMessage) => string,
  fixedHead: readonly string[],
): express.RequestHandler {
  return async (request, response) => {
    const [path = '/', query] = splitOnce(request.originalUrl, '?');
    const search = query === undefined ? '' : `?${query}`;
    const origin = siteOrigin(request);
    const answer = await pages.answer({ path, search, origin });
    const last = answer.status === 503 ? remembered.findLast(pageKey(origin, path + search)) : undefined;
    await sendAnswer(request, response, last ? asStale(response, last) : answer, fixedHead);
  };
}

function answerProblems(answerFailure: AnswerFailure): ErrorRequestHandler {
  // Express knows an error handler by its four parameters.
  return (error: unknown, request, response, _next) => answerFailure(error, request, response);
}

function splitOnce(text: string, mark: string): [string, string?] {
  const index = text.indexOf(mark);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)];
}
