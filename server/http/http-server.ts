import { once, type EventEmitter } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

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

/** From `stopping` on, every answer ends its connection. What cannot be read as HTTP is answered by Node. */
export function createHttpServer(stopping: AbortSignal, limits = LIMITS): Server {
  const server = createServer(limits);
  server.maxConnections = limits.connections;
  // Node would drop further headers in silence; `check-request.ts` refuses them.
  server.maxHeadersCount = 0;
  server.timeout = limits.idleMs;

  const countConnections = counter<string>();
  server.on('connection', (socket: Socket) => {
    if (countConnections(socket.remoteAddress ?? '', socket) > limits.connectionsOfAddress) socket.destroy();
  });

  const countUnanswered = counter<Socket>();
  server.on('request', (request, response) => {
    const { socket } = request;
    if (stopping.aborted) response.shouldKeepAlive = false;
    if (countUnanswered(socket, response) > MAX_UNANSWERED_OF_CONNECTION) socket.destroy();
    // Without a listener, Node closes every connection on which nothing moves.
    response.on('timeout', () => {
      if (!request.complete || response.headersSent) socket.destroy();
    });
  });
  // Node would ask for every body; it is asked for when it may be read.
  server.on('checkContinue', (request, response) => server.emit('request', request, response));
  // An unknown expectation changes nothing (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  return server;
}

/** Counts what is open by its key, until it closes. */
function counter<Key>(): (key: Key, opened: EventEmitter) => number {
  const counts = new Map<Key, number>();
  return (key, opened) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    opened.once('close', () => {
      const left = (counts.get(key) ?? 1) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    });
    return count;
  };
}

const LAST_REQUESTS_MS = 1000;
const GRACE_MS = 10_000;
const IDLE_CHECK_MS = 50;

/** Accepts nothing more, closes idle connections a second later, and all of them after ten. */
export async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  // Node's own `close` of a server of HTTP ends idle connections at once, while their next requests are on the way.
  NetServer.prototype.close.call(server);
  const endsAt = performance.now() + GRACE_MS;
  await Promise.race([closed, setTimeout(LAST_REQUESTS_MS)]);
  // A connection turns idle when its last response is sent.
  const closing = setInterval(() => {
    if (performance.now() < endsAt) server.closeIdleConnections();
    else server.closeAllConnections();
  }, IDLE_CHECK_MS);
  await closed;
  clearInterval(closing);
}
