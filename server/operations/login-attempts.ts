import type { AttemptStore } from '#server/catalogue/store/access-store.ts';
import { addressBlocks } from './pipeline/address-blocks.ts';
import { RequestProblem } from './pipeline/request-problem.ts';

/** "Five wrong passwords from one address within 15 minutes." */
const MAX_FAILURES_OF_CLIENT = 5;
/** Counts all addresses of one customer with IPv6, who may change the /64 block. */
const MAX_FAILURES_OF_NETWORK = 25;
/** Beyond it an address has one attempt, so that a flood from many addresses slows down. */
const MAX_FAILURES_OF_ALL = 200;
const WINDOW_MS = 15 * 60 * 1000;
const ALL_CLIENTS = '*';
/** They are refused without asking the store, which a flood would keep busy. */
const MAX_REFUSED_CLIENTS = 10_000;

interface CountedAttempt {
  /** The one that attempted first, then the network that it is of. */
  clients: readonly [string, ...string[]];
}

export function createLoginAttempts(store: AttemptStore, now: () => Date) {
  const refused = new Map<string, string>();

  const countOf = (client: string): Promise<{ count: number; until: string }> => {
    const at = now();
    const windowEnd = new Date(at.getTime() + WINDOW_MS);
    return store.count(client, at.toISOString(), windowEnd.toISOString());
  };

  const refuseKnown = (client: string): void => {
    const end = refused.get(client);
    if (end !== undefined && end > now().toISOString()) throw tooMany(end, now());
  };

  const countUpTo = async (limit: number, client: string): Promise<number> => {
    refuseKnown(client);
    const { count, until } = await countOf(client);
    if (count >= limit) {
      if (refused.size >= MAX_REFUSED_CLIENTS) refused.clear();
      refused.set(client, until);
    }
    if (count > limit) throw tooMany(until, now());
    return count;
  };

  return {
    /** Throws a 429 when the attempts are known to be used up; counts nothing. */
    refuse(address: string, sessionHash: string | null): void {
      const { client, network } = addressBlocks(address);
      const counted = sessionHash === null ? [client, network] : [sessionName(sessionHash)];
      for (const one of counted) if (one !== null) refuseKnown(one);
    },

    /** Throws a 429 when the attempts are used up. With a valid session, only its attempts count, so that others cannot lock its owner out. */
    async count(address: string, sessionHash: string | null): Promise<CountedAttempt> {
      if (sessionHash !== null) {
        const session = sessionName(sessionHash);
        await countUpTo(MAX_FAILURES_OF_CLIENT, session);
        return { clients: [session] };
      }
      const { client, network } = addressBlocks(address);
      const own = await countUpTo(MAX_FAILURES_OF_CLIENT, client);
      if (network !== null) await countUpTo(MAX_FAILURES_OF_NETWORK, network);
      const all = await countOf(ALL_CLIENTS);
      if (all.count > MAX_FAILURES_OF_ALL && own > 1) throw tooMany(all.until, now());
      return { clients: network === null ? [client] : [client, network] };
    },

    async forget({ clients }: CountedAttempt): Promise<void> {
      for (const client of clients) {
        refused.delete(client);
        await store.forget(client);
      }
    },
  };
}

function sessionName(hash: string): string {
  return `session ${hash}`;
}

function tooMany(until: string, now: Date): RequestProblem {
  const seconds = Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  return new RequestProblem(
    429,
    `Too many attempts. Please try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
    { headers: { 'Retry-After': String(seconds) } },
  );
}
