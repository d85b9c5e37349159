import { createServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { RequestProblem } from '#server/operations/problem.ts';

/** How long and how large a request may be before it reaches the site. */
export interface RequestLimits {
  /** Until the head of a request is complete. */
  headersMs: number;
  /** Until its body is complete too. */
  requestMs: number;
  /** How often requests are held against the two. */
  checkMs: number;
  headerBytes: number;
}

const LIMITS: RequestLimits = {
  headersMs: 15_000,
  // Long enough for 10 MiB over a slow line.
  requestMs: 120_000,
  checkMs: 5000,
  headerBytes: 16 * 1024,
};
const MAX_HEADERS = 100;

/** A server without a listener yet. It ends connections that send too slowly or too much. */
export function createHttpServer(limits: RequestLimits = LIMITS): Server {
  const server = createServer({
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkMs,
    maxHeaderSize: limits.headerBytes,
  });
  server.maxHeadersCount = MAX_HEADERS;
  server.on('clientError', answerUnreadable);
  // An expectation that is not known changes nothing (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  return server;
}

/** Answers what cannot be read as a request with a problem, and ends the connection. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const problem = problemOf(error.code);
  const body = JSON.stringify(problem.toBody());
  socket.end(
    [
      `HTTP/1.1 ${problem.status} ${problem.toBody().title}`,
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

function problemOf(code: string | undefined): RequestProblem {
  if (code === 'HPE_HEADER_OVERFLOW')
    return new RequestProblem(431, 'The headers of the request are too large.');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new RequestProblem(408, 'The request took too long to arrive.');
  return new RequestProblem(400, 'The request cannot be read: it is no HTTP.');
}
