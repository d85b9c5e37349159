/**
 * The time of deadlines. It advances while the site runs and goes on where it was after a restart: a system clock that jumps neither prolongs a
 * session or a lock-out nor ends it. What people read has the time of the system.
 */
export class RunningClock {
  #startedAt: number;
  readonly #steady: () => number;

  /** @param steady milliseconds that only grow */
  constructor(start: number, steady: () => number = () => performance.now()) {
    this.#steady = steady;
    this.#startedAt = start - steady();
  }

  now(): Date {
    return new Date(this.#startedAt + this.#steady());
  }

  catchUp(reached: Date): void {
    this.#startedAt += Math.max(0, reached.getTime() - this.now().getTime());
  }
}
