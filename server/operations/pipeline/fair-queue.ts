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
    if (this.#waitingCount >= this.#limits.maxWaiting) this.#makeRoom();
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

  #makeRoom(): void {
    this.#longest().pop()?.refuse(tooBusy());
    this.#waitingCount -= 1;
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
