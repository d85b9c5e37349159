import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { RequestProblem } from '#server/operations/responses/request-problem.ts';

const LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16 * 1024,
  /** A connection ends after this long without a byte sent or received, unless its response is being made. */
  idleMs: 20_000,
  connections: 2048,
};

/** After `stopping`, every response ends its connection. Node itself answers what is not HTTP. */
export function createHttpServer(stopping: AbortSignal, limits = LIMITS): Server {
  const server = createServer(limits);
  server.maxConnections = limits.connections;
  // With a limit, Node would silently drop further headers. `checkRequest` refuses them.
  server.maxHeadersCount = 0;
  server.timeout = limits.idleMs;

  server.on('request', (request, response) => {
    if (stopping.aborted) response.shouldKeepAlive = false;
    // Without a listener, Node would also close connections whose response is being made.
    response.on('timeout', () => {
      if (!request.complete || response.headersSent) request.socket.destroy();
    });
  });
  // The site, not Node, decides when to ask for a body. Unknown expectations change nothing (RFC 9110).
  const answerAnyway: RequestListener = (request, response) => server.emit('request', request, response);
  server.on('checkContinue', answerAnyway).on('checkExpectation', answerAnyway);
  return server;
}

const MAX_HEADERS = 100;

/** Throws a RequestProblem 400 or 431 for what is wrong whatever the URL. */
export function checkRequest(request: IncomingMessage): void {
  const { url = '', rawHeaders } = request;
  if (!url.startsWith('/'))
    throw new RequestProblem(400, 'The address is not valid: it must be a path of this site.');
  if (rawHeaders.length > 2 * MAX_HEADERS)
    throw new RequestProblem(431, `The request has more than ${MAX_HEADERS} headers.`);
  if (headerLineCount(request, 'host') > 1)
    throw new RequestProblem(400, 'The request names more than one Host.');
}

/** Counts the lines of a header. In `headers`, Node joins repeated lines, or drops all but the first. */
export function headerLineCount({ rawHeaders }: IncomingMessage, name: string): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === name).length;
}

const LAST_REQUESTS_MS = 1000;
const GRACE_MS = 10_000;
const LAST_PROBLEMS_MS = 500;

/** Closes idle connections after a second, and all after ten. The time after `deadline` is for last problems. */
export async function closeServer(server: Server, deadline?: AbortController): Promise<void> {
  const closed = once(server, 'close');
  // As Node documents, `close` of net.Server keeps open connections. That of http.Server closes idle ones
  // since Node 19, while their next requests may be on the way.
  NetServer.prototype.close.call(server);
  // A connection is idle after its last response. `setImmediate` runs when Node has read what arrived.
  const closing = setInterval(() => setImmediate(() => server.closeIdleConnections()), LAST_REQUESTS_MS);
  const aborting = setTimeout(() => deadline?.abort(), GRACE_MS - LAST_PROBLEMS_MS);
  const ending = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearInterval(closing);
  clearTimeout(aborting);
  clearTimeout(ending);
}
