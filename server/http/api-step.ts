import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import { operationFacts } from '#openapi/generated/operations.ts';
import type { LiveCatalogue } from '#server/operations/live/live-catalogue.ts';
import type { OperationResponse } from '#server/operations/pipeline/operation.ts';
import type { Api } from '#server/operations/pipeline/api.ts';
import { canonicalPath, splitUrl, type ApiRequest } from '#server/operations/pipeline/api-request.ts';
import { clientKey } from '#server/operations/pipeline/client-blocks.ts';
import { FairQueue, siteBusy } from '#server/operations/pipeline/fair-queue.ts';
import { FORM_TYPE } from '#server/operations/pipeline/request-body.ts';
import { Answer, type SendAnswer } from './answer.ts';
import { isRead, type ClientReader, type RateName, type TakeRate } from './clients.ts';
import { readForm, readJson } from './arriving-body.ts';
import { apiKey, type ResponseCache } from './response-cache.ts';

/** An answer that may be larger than the memory: a backup. */
type StreamedAnswer = OperationResponse & Required<Pick<OperationResponse, 'stream'>>;

export type AskApi = (asked: ApiRequest) => Promise<Answer | StreamedAnswer>;

/** Asks the API for what the cache does not hold, and stores each answer that is made of the public catalogue alone, however long it is. */
export function rememberAnswers(api: Api, cache: ResponseCache): AskApi {
  return async (asked) => {
    const key = isRead(asked) ? apiKey(asked.address) : null;
    const remembered = key === null ? undefined : cache.find(key);
    if (remembered) return remembered;
    const { chunks, stream, ...reply } = await api.handle(asked);
    if (stream) return { ...reply, stream };
    const answer = Answer.of(chunks ? { ...reply, bytes: await joined(chunks) } : reply);
    if (key !== null && reply.cacheable) cache.store(key, answer, reply.cacheable.edition);
    return answer;
  };
}

const BYTES_PER_TURN = 128 * 1024;

/** Joins the parts of a long text. Other requests are answered in between. */
async function joined(chunks: Iterable<string | Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let ofTurn = 0;
  for (const chunk of chunks) {
    const part = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    parts.push(part);
    ofTurn += part.length;
    if (ofTurn < BYTES_PER_TURN) continue;
    ofTurn = 0;
    await nextTurn();
  }
  return Buffer.concat(parts);
}

/** The API and the pages share these. */
export interface StepParts {
  askApi: AskApi;
  cache: ResponseCache;
  live: LiveCatalogue;
  clients: ClientReader;
  takeRate: TakeRate;
  send: SendAnswer;
}

const READS_AT_ONCE = 4;
const { getImage, getHealth, getReadiness, logIn, importCocktails } = operationFacts;
/** Pictures have a queue of their own. A health check must not wait behind the clients of the site. */
const UNQUEUED = [getImage, getHealth, getReadiness].map(({ path }) => path.split('{', 1)[0] ?? path);
const RATES_OF_WRITES: Readonly<Record<string, RateName>> = {
  [`${logIn.method} ${logIn.path}`]: 'logins',
  [`${importCocktails.method} ${importCocktails.path}`]: 'imports',
};

/** Answers everything below /api that the cache does not hold. */
export function createApiStep({ askApi, clients, takeRate, send }: StepParts): RequestHandler {
  const readInTurn = createReadQueue(READS_AT_ONCE, takeRate);
  return async (request, response) => {
    const asked = apiRequest(request, response, clients);
    const client = clientKey(asked.client);
    const { method, address } = asked;
    const rate = RATES_OF_WRITES[`${method} ${splitUrl(address)[0]}`];
    if (rate) await takeRate(rate, client);
    const isQueued = isRead(asked) && !UNQUEUED.some((path) => address.startsWith(path));
    const answer = await (isQueued ? readInTurn(client, response, () => askApi(asked)) : askApi(asked));
    await (answer instanceof Answer
      ? send(request, response, answer)
      : sendStream(request, response, answer));
  };
}

function apiRequest(request: Request, response: Response, clients: ClientReader): ApiRequest {
  const [path] = splitUrl(request.originalUrl);
  const client = clients.clientOf(request);
  return {
    method: request.method,
    // Each address has one spelling, so that no spelling has an answer of its own.
    address: (canonicalPath(path) ?? path) + request.originalUrl.slice(path.length),
    // Node gives a list for Set-Cookie only, which no request has.
    headers: request.headers as Record<string, string | undefined>,
    client,
    siteOrigin: clients.originOf(request),
    signal: goneAway(request, response),
    receiveBody: (type, limit) => {
      if (request.headers.expect?.toLowerCase() === '100-continue') response.writeContinue();
      const read = type === FORM_TYPE ? readForm : readJson;
      return read({ request, response, limit });
    },
  };
}

/** Returns a signal that aborts when the connection closes before the response is sent. Reads are too short for it. */
function goneAway(request: Request, response: Response): AbortSignal | undefined {
  if (isRead(request)) return undefined;
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Sends no faster than the client reads. When the response cannot be completed, it ends the connection. */
async function sendStream(
  request: Request,
  response: Response,
  { status, headers, stream }: StreamedAnswer,
): Promise<void> {
  response.status(status).set({ 'Cache-Control': 'no-store', ...headers });
  if (request.method === 'HEAD') {
    // A stream that is not read may hold a file open.
    await stream[Symbol.asyncIterator]().return?.();
    return void response.end();
  }
  await pipeline(stream, response).catch(() => response.destroy());
}

/** At 10 ms a page, 1,000 that wait take some 10 s. One address may be a proxy that many visitors share. */
const PLACES = { maxWaitingOfClient: 1000, maxWaiting: 2000 };

/** Does the work on reads, `maxActive` pieces at once. Clients take turns. */
export function createReadQueue(maxActive: number, takeRate: TakeRate) {
  const queue = new FairQueue({ maxActive, ...PLACES });
  return async <Made>(client: string, response: Response, make: () => Promise<Made>): Promise<Made> => {
    await takeRate('reads', client);
    return queue.run(client, () => {
      // The client went away while it waited.
      if (response.destroyed) throw siteBusy();
      return make();
    });
  };
}
