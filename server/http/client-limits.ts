import type { ServerResponse } from 'node:http';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { operationRoutes } from '#openapi/generated/operations.ts';
import { clientKeyOf, type Client } from '#server/operations/requests/client-address.ts';
import { FairQueue } from '#server/operations/requests/fair-queue.ts';
import { siteBusyProblem, tooManyRequestsProblem } from '#server/operations/responses/request-problem.ts';
import { isThisMachine } from './client-reader.ts';

const { logIn, importCocktails, getImage, getHealth, getReadiness } = operationRoutes;
/**
 * The requests (`points`) of one client address that are answered within some seconds (`duration`). `reads`
 * are searches, lists and pages that are not cached. A write has its method and path.
 */
const RATES: Readonly<Record<string, { points: number; duration: number }>> = {
  reads: { points: 600, duration: 10 },
  [`${logIn.method} ${logIn.path}`]: { points: 60, duration: 60 },
  [`${importCocktails.method} ${importCocktails.path}`]: { points: 60, duration: 60 },
};

/**
 * The function counts a request. It throws a RequestProblem 429 beyond the client's rate. This machine has no
 * limit, for tests and benchmarks.
 */
export function createRateLimits(rates = RATES) {
  const limiters = new Map(Object.entries(rates).map(([kind, rate]) => [kind, new RateLimiterMemory(rate)]));

  return async (kind: string, client: Pick<Client, 'address'>): Promise<void> => {
    const limiter = limiters.get(kind);
    if (!limiter || isThisMachine(client.address)) return;
    await limiter.consume(clientKeyOf(client)).catch(({ msBeforeNext }: RateLimiterRes) => {
      throw tooManyRequestsProblem(Math.ceil(msBeforeNext / 1000));
    });
  };
}

const READS_AT_ONCE = 4;
/** Several renders at once are no faster. A visitor who waits for the same page gets it from the cache. */
const RENDERS_AT_ONCE = 1;
/** At 10 ms a page, 1,000 take some 10 s. One address may be a proxy that many visitors share. */
const CAPACITY = { maxWaitingOfClient: 1000, maxWaiting: 2000 };

/** picture-handlers.ts has a queue for pictures. A health check must not wait behind clients. */
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
