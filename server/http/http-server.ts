import { createServer, IncomingMessage, ServerResponse, type Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { RequestProblem } from '#server/operations/pipeline/request-problem.ts';
import { Answer } from './answer.ts';
import type { SendAnswer } from './send-answer.ts';

const LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16 * 1024,
  /** How long a connection may neither send nor take a byte, unless the site is at work for it. */
  idleMs: 20_000,
  connections: 2048,
  /** Half of them, so that nobody holds all; load tests and proxies need hundreds. */
  connectionsOfAddress: 1024,
};
/** Browsers send the next request when they have the answer. */
const MAX_UNANSWERED_OF_CONNECTION = 32;

/** In the order of the requests of a connection. */
const unanswered = new WeakMap<Socket, Set<ServerResponse>>();

/** From `stopping` on, every answer ends its connection. */
export function createHttpServer(stopping: AbortSignal, limits = LIMITS): Server {
  const server = createServer(limits);
  server.maxConnections = limits.connections;
  // Node would drop further headers in silence; `check-request.ts` refuses them.
  server.maxHeadersCount = 0;
  limitAddresses(server, limits.connectionsOfAddress);
  server.on('request', ({ socket }, response) => {
    if (stopping.aborted) response.shouldKeepAlive = false;
    const own = unanswered.get(socket) ?? new Set();
    unanswered.set(socket, own.add(response));
    response.once('close', () => own.delete(response));
    if (own.size > MAX_UNANSWERED_OF_CONNECTION) socket.destroy();
  });
  // Node would ask for every body; it is asked for when it may be read.
  server.on('checkContinue', (request, response) => server.emit('request', request, response));
  // An unknown expectation changes nothing (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.setTimeout(limits.idleMs, (socket) => {
    const [response] = unanswered.get(socket) ?? [];
    const isAtWork = response?.req.complete && !response.headersSent;
    if (!isAtWork) socket.destroy();
  });
  return server;
}

function limitAddresses(server: Server, most: number): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    const count = (counts.get(remoteAddress) ?? 0) + 1;
    counts.set(remoteAddress, count);
    socket.once('close', () => {
      const left = (counts.get(remoteAddress) ?? 1) - 1;
      if (left > 0) counts.set(remoteAddress, left);
      else counts.delete(remoteAddress);
    });
    if (count > most) socket.destroy();
  });
}

/** Answers what cannot be read with a problem, and ends the connection. */
export function answerUnreadable(server: Server, send: SendAnswer): void {
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    // A request whose body cannot be read has a response already.
    const [response = responseOn(socket), ...others] = unanswered.get(socket) ?? [];
    const isUnderWay = others.length > 0 || response.headersSent || response.req.complete;
    if (error.code === 'ECONNRESET' || !socket.writable || isUnderWay) return void socket.destroy();
    response.shouldKeepAlive = false;
    void send(response.req, response, Answer.of(unreadableProblem(error.code).toResponse()));
  });
}

function responseOn(socket: Socket): ServerResponse {
  const response = new ServerResponse(new IncomingMessage(socket));
  if (socket.writable) response.assignSocket(socket);
  return response.once('finish', () => socket.end());
}

function unreadableProblem(code: string | undefined): RequestProblem {
  if (code === 'HPE_HEADER_OVERFLOW')
    return new RequestProblem(431, 'The headers of the request are too large.');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new RequestProblem(408, 'The request took too long to arrive.');
  return new RequestProblem(400, 'The request cannot be read: it is no HTTP.');
}

const LAST_REQUESTS_MS = 1000;
const GRACE_MS = 10_000;
const IDLE_CHECK_MS = 50;

/** Accepts nothing more, closes idle connections a second later, and all of them after ten. */
export async function closeServer(server: Server): Promise<void> {
  // Node's own `close` of a server of HTTP ends idle connections at once, while their next requests are on the way.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  let closingIdle: NodeJS.Timeout | undefined;
  const timers = [
    setTimeout(() => {
      // A connection turns idle when its last response is sent.
      closingIdle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    }, LAST_REQUESTS_MS),
    setTimeout(() => server.closeAllConnections(), GRACE_MS),
  ];
  await closed;
  timers.forEach(clearTimeout);
  clearInterval(closingIdle);
}
