import { setImmediate } from 'node:timers/promises';
import { RequestProblem } from '#server/operations/problem.ts';

export interface WorkLimits {
  /** How many pieces of work run at the same time. */
  maxActive: number;
  /** How many more may wait. */
  maxWaiting: number;
}

const RETRY_AFTER_SECONDS = '1';

/** A turn of the event loop accepts one new connection, so that these many are accepted between two pieces of work. */
const TURNS_BEFORE_WORK = 100;

/**
 * Runs expensive work a few pieces at a time, the oldest first, and refuses what would wait too long. The event loop turns before each
 * piece: work that never waits would otherwise be done before the requests behind it are accepted and read, so that the queue would
 * stay empty and everything else would wait for all of it. These turns take less than a millisecond.
 */
export class WorkQueue {
  readonly #limits: WorkLimits;
  readonly #waiting: (() => void)[] = [];
  #active = 0;

  constructor(limits: WorkLimits) {
    this.#limits = limits;
  }

  /** Runs `work` in its turn. Throws a RequestProblem 503 at once when too many wait already. */
  async run<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    if (this.#active >= this.#limits.maxActive) {
      if (this.#waiting.length >= this.#limits.maxWaiting) throw tooBusy();
      // Work that ends hands its place on to the one that waits longest.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#active += 1;
    try {
      for (let turn = 0; turn < TURNS_BEFORE_WORK; turn += 1) await setImmediate();
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#active -= 1;
    }
  }
}

/** The 503 for a request that comes when there is too much to do. */
export function tooBusy(): RequestProblem {
  return new RequestProblem(503, 'The site is very busy at the moment. Please try again shortly.', {
    headers: { 'Retry-After': RETRY_AFTER_SECONDS },
  });
}
