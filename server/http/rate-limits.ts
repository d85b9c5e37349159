import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { operationRoutes } from '#openapi/generated/operations.ts';
import { clientKeyOf, type Client } from '#server/operations/requests/client-address.ts';
import { tooManyRequestsProblem } from '#server/operations/responses/request-problem.ts';

const { logIn, importCocktails } = operationRoutes;
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
 * The keys of this machine: 127.0.0.0/8, and the /64 block of ::1. It has no limit, for tests and benchmarks.
 * Without TRUST_PROXY, a proxy on it lifts all limits.
 */
const THIS_MACHINE = /^(?:127\.|0:0:0:0::)/;

/** The function counts a request. It throws a RequestProblem 429 beyond the client's rate. */
export function createRateLimits(rates = RATES) {
  const limiters = new Map(Object.entries(rates).map(([kind, rate]) => [kind, new RateLimiterMemory(rate)]));

  return async (kind: string, client: Pick<Client, 'address'>): Promise<void> => {
    const limiter = limiters.get(kind);
    if (!limiter || THIS_MACHINE.test(clientKeyOf(client))) return;
    await limiter.consume(clientKeyOf(client)).catch(({ msBeforeNext }: RateLimiterRes) => {
      throw tooManyRequestsProblem(Math.ceil(msBeforeNext / 1000));
    });
  };
}
