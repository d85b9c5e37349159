/**
 * For deadlines: it advances while the site runs and goes on where it was after a restart, so that a system clock that jumps neither prolongs
 * nor ends a session or a lock-out. What people read has the time of the system.
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

  /** Never goes back. */
  catchUp(reached: Date): void {
    this.#startedAt += Math.max(0, reached.getTime() - this.now().getTime());
  }
}
