import { siteBusyProblem, tooManyRequestsProblem } from '../responses/request-problem.ts';

export interface QueueLimits {
  maxActive: number;
  maxWaitingOfClient: number;
  maxWaiting: number;
}

/**
 * Runs expensive work, at most `maxActive` at once.
 *
 * Invariants. Waiting clients take turns, each with its oldest request. So between two requests of a client,
 * every other client has at most one. A client with `maxWaitingOfClient` waiting requests gets a 429 for
 * more. Any client gets a 503 when `maxWaiting` requests wait.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** The functions that begin the waiting work of each client. The client whose turn is next is first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #waitingCount = 0;
  #active = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** Runs `work` when it is its client's turn. Throws a RequestProblem 429 or 503 when too much waits. */
  async run<Result>(clientKey: string, work: () => Result | Promise<Result>): Promise<Result> {
    // Work that ends begins the next waiting work in its place, so `#active` does not change here.
    if (this.#active >= this.#limits.maxActive) await this.#wait(clientKey);
    else this.#active += 1;
    try {
      return await work();
    } finally {
      this.#beginNext();
    }
  }

  /** Throws the RequestProblem that `run` would throw for more work of this client. */
  checkRoom(clientKey: string): void {
    const waitingOfClient = this.#waiting.get(clientKey)?.length ?? 0;
    if (waitingOfClient >= this.#limits.maxWaitingOfClient) throw tooManyRequestsProblem();
    if (this.#waitingCount >= this.#limits.maxWaiting) throw siteBusyProblem();
  }

  #wait(clientKey: string): Promise<void> {
    this.checkRoom(clientKey);
    return new Promise((begin) => {
      this.#waiting.set(clientKey, [...(this.#waiting.get(clientKey) ?? []), begin]);
      this.#waitingCount += 1;
    });
  }

  #beginNext(): void {
    const [next] = this.#waiting;
    if (!next) return void (this.#active -= 1);
    const [clientKey, [begin, ...others]] = next;
    this.#waitingCount -= 1;
    this.#waiting.delete(clientKey);
    // All other clients have their turn before the next request of this one.
    if (others.length > 0) this.#waiting.set(clientKey, others);
    begin?.();
  }
}
