import { createServer, type Server, type ServerResponse, type RequestListener } from 'node:http';
import type { Duplex } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { RequestProblem } from '#server/operations/pipeline/request-problem.ts';
import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';

const LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16 * 1024,
};
const MAX_HEADERS = 100;

export function createHttpServer(limits = LIMITS): Server {
  const server = createServer(limits);
  server.maxHeadersCount = MAX_HEADERS;
  // Node would ask for every body; it is asked for when it may be read.
  server.on('checkContinue', (request, response) => server.emit('request', request, response));
  // An unknown expectation changes nothing (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  return server;
}

const CLOSING_MS = 5000;

interface Newest {
  response: ServerResponse;
  before: ServerResponse | undefined;
}

/** Answers unreadable bytes and CONNECT with a problem, after the responses to earlier requests, and ends the connection. */
export function answerOutsideRequests(server: Server, defaultHeaders: readonly string[]): void {
  const newest = new WeakMap<Duplex, Newest>();
  const ending = new WeakSet<Duplex>();

  server.on('request', (request, response) => {
    newest.set(request.socket, { response, before: newest.get(request.socket)?.response });
  });

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const { response, before } = newest.get(socket) ?? {};
    // Until a request is complete, bytes belong to its body.
    const unread = response?.req.complete === false ? response : undefined;
    end(socket, unreadableProblem(error.code), { before: unread ? before : response, unread });
  });

  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy()).resume();
    const problem = new RequestProblem(405, 'This server opens no tunnels.', {
      headers: { Allow: 'GET, HEAD' },
    });
    end(socket, problem, { before: newest.get(socket)?.response });
  });

  function end(
    socket: Duplex,
    problem: RequestProblem,
    { before, unread }: { before: ServerResponse | undefined; unread?: ServerResponse | undefined },
  ): void {
    if (ending.has(socket)) return;
    ending.add(socket);
    afterAnswer(before, socket, () => {
      if (unread?.headersSent) afterAnswer(unread, socket, () => close(socket, ''));
      else close(socket, lastAnswer(problem, defaultHeaders));
    });
  }
}

/** At once when there is no response, and never when the client has disconnected. */
function afterAnswer(response: ServerResponse | undefined, socket: Duplex, next: () => void): void {
  if (!response || response.writableFinished) return next();
  response.once('close', () => socket.writable && next());
}

function close(socket: Duplex, lastWords: string): void {
  socket.end(lastWords);
  const timer = setTimeout(() => socket.destroy(), CLOSING_MS);
  socket.once('close', () => clearTimeout(timer));
}

function unreadableProblem(code: string | undefined): RequestProblem {
  if (code === 'HPE_HEADER_OVERFLOW')
    return new RequestProblem(431, 'The headers of the request are too large.');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new RequestProblem(408, 'The request took too long to arrive.');
  return new RequestProblem(400, 'The request cannot be read: it is no HTTP.');
}

export function lastAnswer(problem: RequestProblem, defaultHeaders: readonly string[]): string {
  const body = JSON.stringify(problem.toBody());
  const head = [
    ...['Content-Type', 'application/problem+json; charset=utf-8'],
    ...['Content-Length', String(Buffer.byteLength(body))],
    ...['Cache-Control', 'no-store', 'Connection', 'close'],
    ...Object.entries(problem.extras.headers ?? {}).flat(),
    ...defaultHeaders,
    ...requestIdHead(),
  ];
  const lines = head.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${head[at + 1] ?? ''}`] : []));
  return [`HTTP/1.1 ${problem.status} ${problem.toBody().title}`, ...lines, '', body].join('\r\n');
}

export const requestIds = new AsyncLocalStorage<string>();

/** Header names and values alternate. */
export function requestIdHead(): string[] {
  return ['X-Request-Id', requestIds.getStore() ?? newId()];
}

export interface ObservedRequest {
  method: string;
  status: number;
  durationMs: number;
  complete: boolean;
}

/** 48 random bits, since a count would tell clients how many others there are. Node has random UUIDs at hand. */
const newId = (): string => randomUUID().slice(0, 13);

export function withRequestId(work: () => void): void {
  if (requestIds.getStore() !== undefined) return work();
  requestIds.run(newId(), work);
}

/** Reports every request to the log (from `info` on) and to `count`; never a query, a header or a body, where secrets are. */
export function observeRequests(
  handler: RequestListener,
  log: Logger,
  count: ((request: ObservedRequest) => void) | null,
): RequestListener {
  const logs = log.isLevelEnabled('info');
  if (!logs && count === null) return handler;
  return (request, response) => {
    const startedAt = performance.now();
    const { url = '/', socket } = request;
    const facts = { path: url.split('?', 1)[0] ?? '/', client: socket.remoteAddress ?? '' };
    const report = (): void => {
      const seen: ObservedRequest = {
        method: request.method ?? '',
        status: response.statusCode,
        durationMs: performance.now() - startedAt,
        complete: response.writableFinished,
      };
      count?.(seen);
      if (logs) log.info({ ...facts, ...seen }, 'request');
    };
    const answer = (): void => {
      response.once('close', AsyncResource.bind(report));
      handler(request, response);
    };
    if (logs) withRequestId(answer);
    else answer();
  };
}

/** A turn of the event loop accepts one connection, and takes some 10 µs where nothing else is to be done. */
const MAX_TURNS = 300;

let accepted = 0;

export function noteAccepted(): void {
  accepted += 1;
}

/**
 * Before long work, lets the event loop go on until it accepts no more connections. A turn accepts one: in a flood of them, a visitor would
 * wait for one piece of work for each.
 */
export async function acceptConnections(): Promise<void> {
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const before = accepted;
    // The first one ends the turn that is under way.
    await nextTurn();
    await nextTurn();
    if (accepted === before) return;
  }
}
