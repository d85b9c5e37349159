import { siteBusy, tooManyRequests } from './request-problem.ts';

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
