import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import { operationAt } from '#openapi/contract/operation-at.ts';
import type { OperationId } from '#openapi/generated/operations.ts';
import { clientKey } from '#server/operations/pipeline/address-blocks.ts';
import { FORM_TYPE, type ApiRequest } from '#server/operations/pipeline/api-request.ts';
import { FairQueue, tooBusy } from '#server/operations/pipeline/fair-queue.ts';
import { apiKey, canonicalPath, splitUrl } from './addresses.ts';
import { Answer } from './answer.ts';
import type { AskApi, StreamedAnswer } from './api-answers.ts';
import { hasUnreadBody, isRead } from './check-request.ts';
import type { ClientReader } from './client-address.ts';
import type { RateName, TakeRate } from './rates.ts';
import { makeRoom, readForm, readJson } from './read-body.ts';
import type { ResponseCache } from './response-cache.ts';
import type { SendAnswer } from './send-answer.ts';

interface ApiStepParts {
  askApi: AskApi;
  cache: ResponseCache;
  clients: ClientReader;
  takeRate: TakeRate;
  send: SendAnswer;
}

/** A search takes a millisecond, and the list of 20,000 recipes some 100. All connections of one address may ask for the same list. */
const READ_LIMITS = { maxActive: 4, maxWaitingOfClient: 1000, maxWaiting: 2000 };
/** Pictures have a queue of their own, and what watches the site must not wait behind its clients. */
const UNQUEUED: readonly (OperationId | undefined)[] = ['getImage', 'getHealth', 'getReadiness'];
const RATES: Readonly<Partial<Record<OperationId, RateName>>> = {
  logIn: 'logins',
  importCocktails: 'imports',
};

/** Everything below /api that is not remembered. */
export function createApiStep({ askApi, cache, clients, takeRate, send }: ApiStepParts): RequestHandler {
  const reads = new FairQueue(READ_LIMITS);
  return async (request, response) => {
    const asked = apiRequest(request, response, clients);
    const client = clientKey(asked.client);
    const id = operationAt(asked.method, splitUrl(asked.address)[0]);
    const isQueued = isRead(asked) && !UNQUEUED.includes(id);
    const rate = isQueued ? 'reads' : id && RATES[id];
    if (rate) await takeRate(rate, client);
    const readInTurn = (): Answer | ReturnType<AskApi> => {
      // The client went away while it waited.
      if (response.destroyed) throw tooBusy();
      // Another one may have waited for the same answer.
      return cache.find(apiKey(asked.address)) ?? askApi(asked);
    };
    const answer = await (isQueued ? reads.run(client, readInTurn) : askApi(asked));
    if (hasUnreadBody(request)) response.setHeader('Connection', 'close');
    await (answer instanceof Answer ? send(request, response, answer) : stream(request, response, answer));
  };
}

function apiRequest(request: Request, response: Response, clients: ClientReader): ApiRequest {
  const [path] = splitUrl(request.originalUrl);
  return {
    method: request.method,
    // So that no spelling of an address has an answer of its own.
    address: (canonicalPath(path) ?? path) + request.originalUrl.slice(path.length),
    // Node gives a list for Set-Cookie only, which no request has.
    headers: request.headers as Record<string, string | undefined>,
    client: clients.clientOf(request),
    siteOrigin: clients.originOf(request),
    signal: goneAway(request, response),
    readBody: (type, limit) => {
      makeRoom(request, response, limit);
      if (request.headers.expect?.toLowerCase() === '100-continue') response.writeContinue();
      return type === FORM_TYPE ? readForm(request, response, limit) : readJson(request, response, limit);
    },
  };
}

/** Aborted when the connection closes before the response is sent. Reads are too short to be watched. */
function goneAway(request: Request, response: Response): AbortSignal | undefined {
  if (isRead(request)) return undefined;
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** No faster than the client reads. When the response cannot be completed, the connection ends early. */
async function stream(
  request: Request,
  response: Response,
  { status, headers = {}, chunks }: StreamedAnswer,
): Promise<void> {
  response.removeHeader('X-Catalogue');
  response.status(status).set({ 'Cache-Control': 'no-store', ...headers });
  if (request.method === 'HEAD') return void response.end();
  await pipeline(Readable.from(chunks, { objectMode: false }), response).catch(() => response.destroy());
}
