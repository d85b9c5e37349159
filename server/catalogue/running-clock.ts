/**
 * The time that deadlines are set and held by. It advances while the site runs, by a clock that nothing sets, and a restart goes on
 * where it was: a system clock that jumps neither prolongs a session or a lock-out, nor ends it, nor deletes anything early. It
 * is no calendar: what people read has the time of the system.
 */
export class RunningClock {
  #startedAt: number;
  readonly #steady: () => number;

  /** `steady` gives milliseconds that only grow. */
  constructor(start: number, steady: () => number = () => performance.now()) {
    this.#steady = steady;
    this.#startedAt = start - steady();
  }

  now(): Date {
    return new Date(this.#startedAt + this.#steady());
  }

  /** Goes forward to what another process has reached; never back. */
  catchUp(reached: Date): void {
    this.#startedAt += Math.max(0, reached.getTime() - this.now().getTime());
  }
}
