import type { ServerResponse } from 'node:http';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { operationFacts } from '#openapi/generated/operations.ts';
import { clientKeyOf, type Client } from '#server/operations/shared/client-address.ts';
import { FairQueue } from '#server/operations/shared/fair-queue.ts';
import { siteBusy, tooManyRequests } from '#server/operations/shared/request-problem.ts';

const { logIn, importCocktails } = operationFacts;
/**
 * The requests (`points`) of one client address that are answered within some seconds (`duration`). `reads` are
 * searches, lists and pages that are not cached. A write has its method and path.
 */
const RATES: Readonly<Record<string, { points: number; duration: number }>> = {
  reads: { points: 600, duration: 10 },
  [`${logIn.method} ${logIn.path}`]: { points: 60, duration: 60 },
  [`${importCocktails.method} ${importCocktails.path}`]: { points: 60, duration: 60 },
};

/** This machine has no limit, for tests and benchmarks. So TRUST_PROXY must name a proxy on it. */
const THIS_MACHINE = /^(?:127\.|0:0:0:0::)/;
/** At 10 ms a page, 1,000 take some 10 s. One address may be a proxy that many visitors share. */
const CAPACITY = { maxWaitingOfClient: 1000, maxWaiting: 2000 };

export function createLimits(rates = RATES) {
  const limiters = new Map(Object.entries(rates).map(([kind, rate]) => [kind, new RateLimiterMemory(rate)]));

  /** Counts a request. Throws a RequestProblem 429 when the rate of the client is exceeded. */
  async function consumeRate(kind: string, client: Pick<Client, 'address'>): Promise<void> {
    const limiter = limiters.get(kind);
    if (!limiter || THIS_MACHINE.test(clientKeyOf(client))) return;
    await limiter.consume(clientKeyOf(client)).catch(({ msBeforeNext }: RateLimiterRes) => {
      throw tooManyRequests(Math.ceil(msBeforeNext / 1000));
    });
  }

  /** Returns a function that does work for reads, `maxActive` at once. Waiting clients take turns. */
  function createReadQueue(maxActive: number) {
    const queue = new FairQueue({ maxActive, ...CAPACITY });
    return async <T>(client: Client, response: ServerResponse, work: () => Promise<T>): Promise<T> => {
      await consumeRate('reads', client);
      return queue.run(clientKeyOf(client), () => {
        // The client went away while it waited.
        if (response.destroyed) throw siteBusy();
        return work();
      });
    };
  }

  return { consumeRate, createReadQueue };
}
