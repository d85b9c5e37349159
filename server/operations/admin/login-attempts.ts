import { HOUR_MS } from '#openapi/days.ts';
import type { AttemptStore } from '#server/catalogue/ports/login-stores.ts';
import { addressBlocks, type ClientKeys } from '../requests/client-address.ts';
import { RequestProblem } from '../responses/request-problem.ts';

/** The contract allows five wrong passwords from one address within 15 minutes. */
const MAX_FAILURES_OF_CLIENT = 5;
/** The limit of a /48 network, since a customer with IPv6 can change the /64 block. */
const MAX_FAILURES_OF_NETWORK = 25;
/** After so many attempts, also right ones, an address has only one. This slows a flood from many addresses. */
const MAX_ATTEMPTS_OF_ALL = 200;
const WINDOW_MS = HOUR_MS / 4;
const ALL_CLIENTS = '*';

/** Lockouts use the system's clock, since a test may move the site's `now` by years. */
export function createLoginAttempts(store: AttemptStore) {
  const countUpTo = async (limit: number, key: string): Promise<{ count: number; until: string }> => {
    const now = new Date();
    const windowEnd = new Date(now.getTime() + WINDOW_MS);
    const counted = await store.count(key, now.toISOString(), windowEnd.toISOString());
    if (counted.count > limit) throw tooManyAttemptsProblem(counted.until);
    return counted;
  };

  return {
    /**
     * Counts an attempt. Throws a RequestProblem 429 when the attempts are used up. A valid session has its
     * own count, so others cannot lock its owner out.
     */
    async count(address: string, sessionHash: string | null): Promise<ClientKeys> {
      if (sessionHash !== null) {
        const session = `session ${sessionHash}`;
        await countUpTo(MAX_FAILURES_OF_CLIENT, session);
        return { clientKey: session, networkKey: null };
      }
      const keys = addressBlocks(address);
      const { clientKey, networkKey } = keys;
      const byClient = await countUpTo(MAX_FAILURES_OF_CLIENT, clientKey);
      if (networkKey !== null) await countUpTo(MAX_FAILURES_OF_NETWORK, networkKey);
      const byAll = await countUpTo(Infinity, ALL_CLIENTS);
      if (byAll.count > MAX_ATTEMPTS_OF_ALL && byClient.count > 1) throw tooManyAttemptsProblem(byAll.until);
      return keys;
    },

    async forget({ clientKey, networkKey }: ClientKeys): Promise<void> {
      await store.forget(clientKey);
      if (networkKey !== null) await store.forget(networkKey);
    },
  };
}

function tooManyAttemptsProblem(until: string): RequestProblem {
  const seconds = Math.max(1, Math.ceil((Date.parse(until) - Date.now()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  return new RequestProblem(
    429,
    `Too many attempts. Please try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
    { code: 'attempts-exhausted', headers: { 'Retry-After': String(seconds) } },
  );
}
