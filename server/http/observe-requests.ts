import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';

/** The id of the request that is being answered, for every line that is logged meanwhile. */
export const requestIds = new AsyncLocalStorage<string>();

/** Header names and values that name the request, in turn. */
export function requestIdHead(): string[] {
  const id = requestIds.getStore();
  return id === undefined ? [] : ['X-Request-Id', id];
}

/** An answered request, or one whose client went away. */
export interface ObservedRequest {
  method: string;
  status: number;
  durationMs: number;
  /** Whether the whole answer was sent. */
  complete: boolean;
}

// Tells processes apart; the rest counts.
const prefix = randomBytes(4).toString('hex');
let requests = 0;

/**
 * Runs `work` with an id for its request, which every line that is logged meanwhile carries, and the answer as its
 * X-Request-Id; the one that there is already, or a new one.
 */
export function withRequestId(work: () => void): void {
  if (requestIds.getStore() !== undefined) return work();
  requests += 1;
  requestIds.run(`${prefix}-${requests.toString(36)}`, work);
}

/**
 * A handler that tells of every request: in the log from `info` on, with its id, and to `count`. It never tells a
 * query, a header or a body, where secrets are. Without anybody to tell it is `handler`.
 */
export function observeRequests(
  handler: RequestListener,
  log: Logger,
  count: ((request: ObservedRequest) => void) | null,
): RequestListener {
  const logs = log.isLevelEnabled('info');
  if (!logs && count === null) return handler;
  return (request, response) => {
    const startedAt = performance.now();
    const facts = factsOf(request);
    const tell = (): void => {
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
      response.once('close', AsyncResource.bind(tell));
      handler(request, response);
    };
    if (logs) withRequestId(answer);
    else answer();
  };
}

function factsOf({ url = '/', socket }: IncomingMessage): { path: string; client: string } {
  return { path: url.split('?', 1)[0] ?? '/', client: socket.remoteAddress ?? '' };
}
