import { createServer, type Server } from 'node:http';

const LIMITS = {
  headersMs: 15_000,
  requestMs: 120_000,
  checkMs: 5000,
  headerBytes: 16 * 1024,
};
const MAX_HEADERS = 100;

/** Ends connections that send too slowly or too much. */
export function createHttpServer(limits = LIMITS): Server {
  const server = createServer({
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkMs,
    maxHeaderSize: limits.headerBytes,
  });
  server.maxHeadersCount = MAX_HEADERS;
  // Node would ask for every body; it is asked for when it may be read.
  server.on('checkContinue', (request, response) => server.emit('request', request, response));
  // An unknown expectation changes nothing (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  return server;
}
