import { RequestProblem } from './request-problem.ts';

export interface QueueLimits {
  maxActive: number;
  maxWaitingOfClient: number;
  maxWaiting: number;
}

/** Lets other work of the process go on, once the work of a queue has taken `afterMs`. */
export interface Yielding {
  afterMs: number;
  pause: () => Promise<void>;
}

interface Waiting {
  begin: () => void;
  refuse: (problem: RequestProblem) => void;
}

const RETRY_AFTER_SECONDS = '1';

/** Requests that are not answered yet: behind a proxy, an office with one address has some hundred. */
export const REQUESTS = { ofClient: 512, ofAll: 2048 } as const;

/** For questions to the database, which answers in the order of questions. A client waits for its own only. */
export const LOOKUP_LIMITS: QueueLimits = {
  maxActive: 4,
  maxWaitingOfClient: REQUESTS.ofClient,
  maxWaiting: REQUESTS.ofAll,
};

/**
 * Runs expensive work a few pieces at a time.
 *
 * Invariants. The clients that wait are served in turns, each with its oldest request, so that a client never waits for more than one
 * piece of work of every other one. A client that fills its own places gets a 429. When all places are taken, the newest request of
 * the client that has most of them gets a 503, so that a client with few requests always finds a place.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #yielding: Yielding | null;
  readonly #waiting = new Map<string, Waiting[]>();
  #waitingCount = 0;
  #active = 0;
  #workedMs = 0;

  constructor(limits: QueueLimits, yielding: Yielding | null = null) {
    this.#limits = limits;
    this.#yielding = yielding;
  }

  /** Runs `work` in its client's turn. Throws a RequestProblem 429 or 503 when it may not even wait. */
  async run<Result>(client: string, work: () => Result | Promise<Result>): Promise<Result> {
    const leave = await this.enter(client);
    let begin = performance.now();
    try {
      await this.#yield();
      begin = performance.now();
      return await work();
    } finally {
      this.#workedMs += performance.now() - begin;
      leave();
    }
  }

  /** Gives what ends the client's turn. Throws a RequestProblem when it may not wait, also later, in favour of another client. */
  enter(client: string): Promise<() => void> {
    const leave = (): void => this.#beginNext();
    // Work that ends hands its place to the next client.
    if (this.#active >= this.#limits.maxActive) return this.#wait(client).then(() => leave);
    this.#active += 1;
    return Promise.resolve(leave);
  }

  async #yield(): Promise<void> {
    if (!this.#yielding || this.#workedMs < this.#yielding.afterMs) return;
    this.#workedMs = 0;
    await this.#yielding.pause();
  }

  /** Throws the RequestProblem that `run` would throw for one more piece of work of a client. */
  checkRoom(client: string): void {
    const own = this.#waiting.get(client)?.length ?? 0;
    if (own >= this.#limits.maxWaitingOfClient) throw tooManyRequests();
    // With as many of its own as any other client has, the newcomer is the one to refuse.
    if (this.#waitingCount >= this.#limits.maxWaiting && this.#longest().length <= own + 1) throw tooBusy();
  }

  #wait(client: string): Promise<void> {
    this.checkRoom(client);
    const own = this.#waiting.get(client) ?? [];
    if (this.#waitingCount >= this.#limits.maxWaiting) {
      this.#longest().pop()?.refuse(tooBusy());
      this.#waitingCount -= 1;
    }
    return new Promise((begin, refuse) => {
      own.push({ begin, refuse });
      this.#waiting.set(client, own);
      this.#waitingCount += 1;
    });
  }

  #longest(): Waiting[] {
    let longest: Waiting[] = [];
    for (const line of this.#waiting.values()) if (line.length > longest.length) longest = line;
    return longest;
  }

  #beginNext(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#active -= 1;
      return;
    }
    const [client, line] = next;
    const first = line.shift();
    this.#waitingCount -= 1;
    this.#waiting.delete(client);
    // Its next request waits behind those of all other clients.
    if (line.length > 0) this.#waiting.set(client, line);
    first?.begin();
  }
}

export function tooManyRequests(): RequestProblem {
  return new RequestProblem(
    429,
    'Too much is being asked for from your address at once. Please try again shortly.',
    { code: 'too-many-requests', headers: { 'Retry-After': RETRY_AFTER_SECONDS } },
  );
}

export function tooBusy(): RequestProblem {
  return new RequestProblem(503, 'The site is very busy at the moment. Please try again shortly.', {
    code: 'site-busy',
    headers: { 'Retry-After': RETRY_AFTER_SECONDS },
  });
}

export interface ShareLimits {
  ofClient: number;
  ofAll: number;
}

export class Share {
  readonly #limits: ShareLimits;
  readonly #held = new Map<string, number>();
  #total = 0;

  constructor(limits: ShareLimits) {
    this.#limits = limits;
  }

  /** Throws a RequestProblem 429 when the client would hold too much with `units` more, and a 503 when all together would. */
  checkRoom(client: string, units: number): void {
    if ((this.#held.get(client) ?? 0) + units > this.#limits.ofClient) throw tooManyRequests();
    if (this.#total + units > this.#limits.ofAll) throw tooBusy();
  }

  /** Gives what gives it back; calling that again does nothing. */
  take(client: string, units: number): () => void {
    this.checkRoom(client, units);
    this.#held.set(client, (this.#held.get(client) ?? 0) + units);
    this.#total += units;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (this.#held.get(client) ?? 0) - units;
      if (left > 0) this.#held.set(client, left);
      else this.#held.delete(client);
      this.#total -= units;
    };
  }
}

const GROUPS_OF_ADDRESS = 8;
const GROUPS_OF_CLIENT = 4;
const GROUPS_OF_NETWORK = 3;

/** An IPv4 address, or the /64 block of an IPv6 address, all of which one machine has. `network` is the /48 block of a provider's customer. */
export function addressBlocks(address: string): { client: string; network: string | null } {
  const groups = ipv6Groups(address);
  if (!groups) return { client: address, network: null };
  const block = (length: number): string => `${groups.slice(0, length).join(':')}::/${length * 16}`;
  return { client: block(GROUPS_OF_CLIENT), network: block(GROUPS_OF_NETWORK) };
}

/** The eight groups of an IPv6 address, its zone left out, in their shortest form; null for every other text. */
export function ipv6Groups(text: string): string[] | null {
  const [address = ''] = text.split('%');
  if (!address.includes(':') || !URL.canParse(`http://[${address}]`)) return null;
  // The URL parser writes IPv6 in its one canonical form, without dots.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: GROUPS_OF_ADDRESS - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after];
}
