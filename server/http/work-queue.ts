import { RequestProblem } from '#server/operations/problem.ts';

export interface WorkLimits {
  /** How many pieces of work run at the same time. */
  maxActive: number;
  /** How many more may wait. */
  maxWaiting: number;
}

const RETRY_AFTER_SECONDS = '1';

/** Runs expensive work a few pieces at a time, the oldest first, and refuses what would wait too long. */
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
    code: 'site-busy',
    headers: { 'Retry-After': RETRY_AFTER_SECONDS },
  });
}
