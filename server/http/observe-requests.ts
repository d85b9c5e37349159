import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';

/** Every line of the log about a request carries its id, and so does its response. */
export const requestIds = new AsyncLocalStorage<string>();

/** Names and values alternate. */
export function requestIdHead(): string[] {
  return ['X-Request-Id', requestIds.getStore() ?? newId()];
}

/** 48 random bits, since a count would tell clients how many others there are. */
const newId = (): string => randomUUID().slice(0, 13);

export function withRequestId(work: () => void): void {
  if (requestIds.getStore() !== undefined) return work();
  requestIds.run(newId(), work);
}

export interface ObservedRequest {
  method: string;
  status: number;
  durationMs: number;
  complete: boolean;
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
