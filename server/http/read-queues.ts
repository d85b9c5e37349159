import type { ServerResponse } from 'node:http';
import { operationRoutes } from '#openapi/generated/operations.ts';
import { clientKeyOf, type Client } from '#server/operations/requests/client-address.ts';
import { FairQueue } from '#server/operations/requests/fair-queue.ts';
import { siteBusyProblem } from '#server/operations/responses/request-problem.ts';
import type { createRateLimits } from './rate-limits.ts';

const READS_AT_ONCE = 4;
/** Several renders at once are no faster. A visitor who waits for the same page gets it from the cache. */
const RENDERS_AT_ONCE = 1;
/** At 10 ms a page, 1,000 take some 10 s. One address may be a proxy that many visitors share. */
const CAPACITY = { maxWaitingOfClient: 1000, maxWaiting: 2000 };

const { getImage, getHealth, getReadiness } = operationRoutes;
/** picture-operations.ts has a queue for pictures. A health check must not wait behind clients. */
const UNQUEUED = [getImage, getHealth, getReadiness].map(({ path }) => path.split('{', 1)[0] ?? path);

export const isQueued = (path: string): boolean => !UNQUEUED.some((start) => path.startsWith(start));

export function createReadQueues(consumeRate: ReturnType<typeof createRateLimits>) {
  const createQueue = (maxActive: number) => {
    const queue = new FairQueue({ maxActive, ...CAPACITY });
    return async <T>(client: Client, response: ServerResponse, work: () => Promise<T>): Promise<T> => {
      await consumeRate('reads', client);
      return queue.run(clientKeyOf(client), () => {
        // The client closed its connection while it waited.
        if (response.destroyed) throw siteBusyProblem();
        return work();
      });
    };
  };
  return { queueRead: createQueue(READS_AT_ONCE), queueRender: createQueue(RENDERS_AT_ONCE) };
}
