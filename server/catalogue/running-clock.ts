/** For deadlines: it advances while the site runs, so that a system clock that jumps neither prolongs nor ends a session or a lock-out. */
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
