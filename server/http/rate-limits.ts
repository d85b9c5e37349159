import type { ServerResponse } from 'node:http';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { operationFacts } from '#openapi/generated/operations.ts';
import { clientKey, FairQueue, siteBusy, tooManyRequests } from '#server/operations/pipeline/fair-queue.ts';
import type { Client } from '#server/operations/pipeline/operation.ts';

const { logIn, importCocktails } = operationFacts;
/**
 * One address may ask for so many pieces of work in so many seconds. `reads` are searches, lists and pages that the cache does not hold.
 * Writes go by their method and path.
 */
const RATES: Readonly<Record<string, { points: number; duration: number }>> = {
  reads: { points: 600, duration: 10 },
  [`${logIn.method} ${logIn.path}`]: { points: 60, duration: 60 },
  [`${importCocktails.method} ${importCocktails.path}`]: { points: 60, duration: 60 },
};

/** This machine has no limit, for tests and benchmarks. A proxy on it must be named in TRUST_PROXY; otherwise no visitor has one. */
const OWN = /^(?:127\.|0:0:0:0::)/;
/** At 10 ms a page, 1,000 that wait take some 10 s. One address may be a proxy that many visitors share. */
const PLACES = { maxWaitingOfClient: 1000, maxWaiting: 2000 };

export function createLimits(rates = RATES) {
  const limiters = new Map(Object.entries(rates).map(([kind, rate]) => [kind, new RateLimiterMemory(rate)]));

  /** Throws a RequestProblem 429 when the client asks for more of a kind of work than its rate allows. */
  async function takeRate(kind: string, client: Pick<Client, 'address'>): Promise<void> {
    const limiter = limiters.get(kind);
    if (!limiter || OWN.test(clientKey(client))) return;
    await limiter.consume(clientKey(client)).catch(({ msBeforeNext }: RateLimiterRes) => {
      throw tooManyRequests(Math.ceil(msBeforeNext / 1000));
    });
  }

  /** Returns what does the work on reads, `maxActive` pieces at once. Clients take turns. */
  function createReadQueue(maxActive: number) {
    const queue = new FairQueue({ maxActive, ...PLACES });
    return async <Made>(
      client: Client,
      response: ServerResponse,
      make: () => Promise<Made>,
    ): Promise<Made> => {
      await takeRate('reads', client);
      return queue.run(clientKey(client), () => {
        // The client went away while it waited.
        if (response.destroyed) throw siteBusy();
        return make();
      });
    };
  }

  return { takeRate, createReadQueue };
}
