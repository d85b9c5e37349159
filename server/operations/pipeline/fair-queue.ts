import ipaddr from 'ipaddr.js';
import type { Client } from './operation.ts';
import { RequestProblem } from './request-problem.ts';

export interface QueueLimits {
  maxActive: number;
  maxWaitingOfClient: number;
  maxWaiting: number;
}

/**
 * Runs expensive work a few pieces at a time.
 *
 * Invariants. The clients that wait are served in turns, each with its oldest request. So a client never waits for more than one piece of
 * work of every other one. A client that fills its own places gets a 429. A client gets a 503 when the places of all are taken.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** Each function begins the work that waits. The key is the client, and the next client stands first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #waitingCount = 0;
  #active = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Runs `work` in its client's turn. Throws a RequestProblem 429 or 503 when it may not wait. */
  async run<Result>(client: string, work: () => Result | Promise<Result>): Promise<Result> {
    // Work that ends hands its place to the next client.
    if (this.#active >= this.#limits.maxActive) await this.#wait(client);
    else this.#active += 1;
    try {
      return await work();
    } finally {
      this.#beginNext();
    }
  }

  /** Throws the RequestProblem that `run` would throw for one more piece of work of a client. */
  checkRoom(client: string): void {
    const own = this.#waiting.get(client)?.length ?? 0;
    if (own >= this.#limits.maxWaitingOfClient) throw tooManyRequests();
    if (this.#waitingCount >= this.#limits.maxWaiting) throw siteBusy();
  }

  #wait(client: string): Promise<void> {
    this.checkRoom(client);
    return new Promise((begin) => {
      this.#waiting.set(client, [...(this.#waiting.get(client) ?? []), begin]);
      this.#waitingCount += 1;
    });
  }

  #beginNext(): void {
    const [next] = this.#waiting;
    if (!next) return void (this.#active -= 1);
    const [client, [begin, ...others]] = next;
    this.#waitingCount -= 1;
    this.#waiting.delete(client);
    // The next request of this client waits behind those of all other clients.
    if (others.length > 0) this.#waiting.set(client, others);
    begin?.();
  }
}

export function tooManyRequests(retryAfterSeconds = 1): RequestProblem {
  return new RequestProblem(
    429,
    'Too much is being asked for from your address at once. Please try again shortly.',
    { code: 'too-many-requests', headers: { 'Retry-After': String(retryAfterSeconds) } },
  );
}

export function siteBusy(why = 'The site is very busy at the moment.'): RequestProblem {
  return new RequestProblem(503, `${why} Please try again shortly.`, {
    code: 'site-busy',
    headers: { 'Retry-After': '1' },
  });
}

const { IPv6 } = ipaddr;
const GROUPS_OF_CLIENT = 4;
const GROUPS_OF_NETWORK = 3;

/**
 * Returns an IPv4 address, or the /64 block of an IPv6 address, all of which one machine has. `network` is the /48 block of a provider's
 * customer.
 */
export function addressBlocks(address: string): { client: string; network: string | null } {
  if (!IPv6.isValid(address)) return { client: address, network: null };
  const groups = IPv6.parse(address).parts.map((part) => part.toString(16));
  const block = (length: number): string => `${groups.slice(0, length).join(':')}::/${length * 16}`;
  return { client: block(GROUPS_OF_CLIENT), network: block(GROUPS_OF_NETWORK) };
}

/** Returns the address by which limits and queues count: an IPv4 address, or the /64 block of an IPv6 address. */
export function clientKey({ address }: Pick<Client, 'address'>): string {
  return addressBlocks(address).client;
}
