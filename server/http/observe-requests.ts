import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';

/** The id of the request that is being answered, for every line that is logged meanwhile. */
export const requestIds = new AsyncLocalStorage<string>();

/** Header names and values that name the request, in turn: by the id that its log lines have, where there are any. */
export function requestIdHead(): string[] {
  return ['X-Request-Id', requestIds.getStore() ?? newId()];
}

/** A request that was answered, or whose client went away. */
export interface ObservedRequest {
  method: string;
  status: number;
  durationMs: number;
  /** Whether the whole response was sent. */
  complete: boolean;
}

/** 48 random bits: a count would tell each client how many others there are. Node has random UUIDs at hand by the hundred. */
const newId = (): string => randomUUID().slice(0, 13);

/**
 * Runs `work` with an id for its request, the one that there is already or a new one. Every line that is logged meanwhile
 * carries it, and the response as its X-Request-Id.
 */
export function withRequestId(work: () => void): void {
  if (requestIds.getStore() !== undefined) return work();
  requestIds.run(newId(), work);
}

/**
 * A listener that reports every request: in the log from `info` on, with its id, and to `count`. It never reports a query, a
 * header or a body, where secrets are. Where nothing is to be reported it is `handler` itself.
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

function factsOf({ url = '/', socket }: IncomingMessage): { path: string; client: string } {
  return { path: url.split('?', 1)[0] ?? '/', client: socket.remoteAddress ?? '' };
}
