import type { ServerResponse } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { FairQueue, tooBusy, tooManyRequests } from '#server/operations/pipeline/fair-queue.ts';
import type { Answer } from './answer.ts';
import type { ResponseCache } from './response-cache.ts';

/**
 * One address may ask for so many pieces of work in so many seconds. `reads` are searches, lists and pages that the cache does not hold.
 */
const RATES = {
  reads: { points: 600, duration: 10 },
  logins: { points: 60, duration: 60 },
  imports: { points: 60, duration: 60 },
};

export type RateName = keyof typeof RATES;

/** Throws a RequestProblem 429 when the client asks for more of a kind of work than its rate allows. */
export type TakeRate = (kind: RateName, client: string) => Promise<void>;

/**
 * These addresses of this machine have no limit. Tests and benchmarks use them. All visitors would share that of a proxy here that
 * TRUST_PROXY does not name.
 */
const OWN = /^(?:127\.|0:0:0:0::)/;

export function createRates(rates = RATES): TakeRate {
  const limiters = {
    reads: new RateLimiterMemory(rates.reads),
    logins: new RateLimiterMemory(rates.logins),
    imports: new RateLimiterMemory(rates.imports),
  };
  return async (kind, client) => {
    if (OWN.test(client)) return;
    try {
      await limiters[kind].consume(client);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw tooManyRequests(Math.ceil(refusal.msBeforeNext / 1000));
    }
  };
}

/** A page takes some 10 ms, and the list of 20,000 recipes some 100. All connections of one address may ask for the same. */
const PLACES = { maxWaitingOfClient: 1000, maxWaiting: 2000 };

/** Makes what the cache does not hold. It makes `maxActive` answers at once, and clients take turns. */
export function createReadQueue(maxActive: number, cache: ResponseCache, takeRate: TakeRate) {
  const queue = new FairQueue({ maxActive, ...PLACES });
  return async <Made>(
    { client, key, response }: { client: string; key: string | null; response: ServerResponse },
    make: () => Promise<Made>,
  ): Promise<Answer | Made> => {
    await takeRate('reads', client);
    return queue.run<Answer | Made>(client, () => {
      // The client went away while it waited.
      if (response.destroyed) throw tooBusy();
      // Another client may have waited for the same.
      return cache.find(key) ?? make();
    });
  };
}
