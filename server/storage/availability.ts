import { StoreUnavailableError } from '#server/catalogue/store.ts';
import { isUnavailable } from './unavailable.ts';

interface Listener {
  away: (reason: unknown) => void;
  back: () => void;
}

/**
 * Whether the database does its work. Listeners are told once when it stops, and once when it works again. While it
 * cannot be reached, work is refused at once: waiting for it would hold up every request.
 */
export class Availability {
  readonly #listeners: Listener[] = [];
  readonly #underWay = new Set<Promise<unknown>>();
  #isAway = false;
  #refuses = false;

  listen(listener: Listener): void {
    this.#listeners.push(listener);
  }

  get isReachable(): boolean {
    return !this.#refuses;
  }

  /** The database failed once; the next piece of work tries it again. */
  noteFailure(reason: unknown): void {
    if (this.#isAway) return;
    this.#isAway = true;
    for (const { away } of this.#listeners) away(reason);
  }

  /** The database cannot be reached: work is refused until `noteSuccess`. */
  refuse(reason: unknown): void {
    this.#refuses = true;
    this.noteFailure(reason);
  }

  noteSuccess(): void {
    this.#refuses = false;
    if (!this.#isAway) return;
    this.#isAway = false;
    for (const { back } of this.#listeners) back();
  }

  throwWhenRefused(): void {
    if (this.#refuses) throw new StoreUnavailableError('the database does not answer');
  }

  /** Does work on the database. Throws a StoreUnavailableError when the database does not do its part of it. */
  async use<T>(work: () => Promise<T>): Promise<T> {
    this.throwWhenRefused();
    const running = work();
    this.#underWay.add(running);
    try {
      return await running;
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      this.noteFailure(error);
      throw error instanceof StoreUnavailableError
        ? error
        : new StoreUnavailableError('the database does not do its work', { cause: error });
    } finally {
      this.#underWay.delete(running);
    }
  }

  /** Waits for the work that is under way, and refuses all that comes later. */
  async close(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay);
    this.#refuses = true;
  }
}
