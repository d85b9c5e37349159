import sqlite3 from 'sqlite3';

export const BUSY_TIMEOUT_MS = 10_000;

/**
 * Sequelize opens a connection for every transaction, and these settings belong to a connection: a commit is on the
 * disk before it is acknowledged, and the lock of another connection is waited for.
 */
export class DurableDatabase extends sqlite3.Database {
  #isUnopened = false;

  constructor(file: string, mode: number, opened: (error: Error | null) => void) {
    super(file, mode, (error) => {
      this.#isUnopened = error !== null;
      if (error) opened(error);
      else this.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}; PRAGMA synchronous = FULL`, opened);
    });
  }

  /** Sequelize closes those that could not be opened too, and the driver would wait for their opening for ever. */
  override close(closed?: (error: Error | null) => void): void {
    if (this.#isUnopened) closed?.(null);
    else super.close(closed);
  }
}
