import type { RequestListener } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';
import { splitUrl } from './addresses.ts';

/** A line of the log for each request, from `info` on; never a query, a header or a body, where secrets are. */
export function logRequests(handler: RequestListener, log: Logger): RequestListener {
  if (!log.isLevelEnabled('info')) return handler;
  return (request, response) => {
    const startedAt = performance.now();
    const { method, socket } = request;
    // Express changes the address, and a closed socket has none.
    const facts = { method, path: pathOf(request), client: socket.remoteAddress };
    response.once('close', () => {
      const { statusCode: status, writableFinished: complete } = response;
      log.info({ ...facts, status, durationMs: performance.now() - startedAt, complete }, 'request');
    });
    handler(request, response);
  };
}

export function pathOf({ url = '/' }: { url?: string | undefined }): string {
  return splitUrl(url)[0];
}
