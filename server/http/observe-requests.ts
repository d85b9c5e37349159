import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';
import type { RequestHandler } from './site.ts';

/** The id of the request that is being answered, for every line that is logged meanwhile. */
export const requestIds = new AsyncLocalStorage<string>();

/** An answered request, or one whose client went away. */
export interface ObservedRequest {
  method: string;
  status: number;
  durationMs: number;
  /** Whether the whole answer was sent. */
  complete: boolean;
}

/**
 * A handler that tells of every request: in the log from `info` on, with an id that the answer names too, and to
 * `count`. It never tells a query, a header or a body, where secrets are. Without anybody to tell it is `handler`.
 */
export function observeRequests(
  handler: RequestHandler,
  log: Logger,
  count: ((request: ObservedRequest) => void) | null,
): RequestHandler {
  const logs = log.isLevelEnabled('info');
  if (!logs && count === null) return handler;
  // Tells processes apart; the rest counts.
  const prefix = randomBytes(4).toString('hex');
  let requests = 0;

  return (request, response) => {
    const startedAt = performance.now();
    requests += 1;
    const facts = factsOf(request);
    const id = `${prefix}-${requests.toString(36)}`;
    response.once('close', () => {
      const seen: ObservedRequest = {
        method: request.method ?? '',
        status: response.statusCode,
        durationMs: performance.now() - startedAt,
        complete: response.writableFinished,
      };
      count?.(seen);
      if (logs) requestIds.run(id, () => log.info({ ...facts, ...seen }, 'request'));
    });
    if (logs) answerWithId(id, handler, request, response);
    else handler(request, response);
  };
}

function answerWithId(
  id: string,
  handler: RequestHandler,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.setHeader('X-Request-Id', id);
  requestIds.run(id, () => handler(request, response));
}

function factsOf({ url = '/', socket }: IncomingMessage): { path: string; client: string } {
  return { path: url.split('?', 1)[0] ?? '/', client: socket.remoteAddress ?? '' };
}
