import { BaseError } from 'sequelize';
import { Refusal } from '#server/catalogue/decisions/refusal.ts';
import { StoreUnavailableError } from '#server/catalogue/ports/store.ts';

interface Listener {
  away: (reason: unknown) => void;
  back: () => void;
}

/** Tells its listener when the database fails, and when it works again. After `block`, no work begins. */
export class Availability {
  #listener: Listener | undefined;
  readonly #underWay = new Set<Promise<unknown>>();
  #isAway = false;
  #isBlocked = false;

  get isBlocked(): boolean {
    return this.#isBlocked;
  }

  listen(listener: Listener): void {
    this.#listener = listener;
  }

  noteFailure(reason: unknown): void {
    if (this.#isAway) return;
    this.#isAway = true;
    this.#listener?.away(reason);
  }

  block(reason: unknown): void {
    this.#isBlocked = true;
    this.noteFailure(reason);
  }

  noteSuccess(): void {
    this.#isBlocked = false;
    if (!this.#isAway) return;
    this.#isAway = false;
    this.#listener?.back();
  }

  throwIfBlocked(): void {
    if (this.#isBlocked) throw new StoreUnavailableError('the database does not answer');
  }

  /** Throws a StoreUnavailableError when the database does not answer or cannot write. */
  async use<T>(work: () => Promise<T>): Promise<T> {
    this.throwIfBlocked();
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

  async close(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay);
    this.#isBlocked = true;
  }
}

/** They mean a lost connection, a shutdown or start, no free connection, a full disk, or a read-only database. */
const UNAVAILABLE_SQLSTATE = /^(?:08|57P0[1-5]|53|25006)/;
const UNAVAILABLE_SYSTEM_CODE = /^E(?:CONN|PIPE|TIMEDOUT|HOST|NET|AI_AGAIN)/;
const UNAVAILABLE_MESSAGE =
  /SQLITE_(?:BUSY|IOERR|FULL|CANTOPEN|READONLY)|[Cc]onnection terminated|timeout exceeded|is not queryable|Query read timeout/;

/** Returns true when the database or its machine failed, and not the statement. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof StoreUnavailableError) return true;
  // The message of a refusal may quote what a client sent.
  if (!(error instanceof Error) || error instanceof Refusal) return false;
  if (error instanceof BaseError && /Connection|Timeout/.test(error.name)) return true;
  const { code, cause } = (('original' in error ? error.original : error) ?? {}) as {
    code?: unknown;
    cause?: unknown;
  };
  const hasCode =
    typeof code === 'string' && (UNAVAILABLE_SQLSTATE.test(code) || UNAVAILABLE_SYSTEM_CODE.test(code));
  return hasCode || UNAVAILABLE_MESSAGE.test(error.message) || (cause !== undefined && isUnavailable(cause));
}

/** Anyone may ask, and a check may write to the disk, so one result is used for this long. */
const CHECK_LASTS_MS = 1000;

export function onceASecond(check: () => Promise<unknown>): () => Promise<boolean> {
  let checkedAt = -Infinity;
  let last = Promise.resolve(true);
  return () => {
    const now = performance.now();
    if (now - checkedAt >= CHECK_LASTS_MS) {
      checkedAt = now;
      last = check().then(
        () => true,
        () => false,
      );
    }
    return last;
  };
}
