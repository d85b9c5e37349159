import sqlite3 from 'sqlite3';

const BUSY_TIMEOUT_MS = 10_000;

/**
 * Sets what SQLite keeps per connection, because Sequelize opens a connection for every transaction. Both
 * classes rely on how Sequelize 6.37 calls sqlite3 6.0. If that changes, `connection.test.ts` fails.
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

  /** Sequelize also closes a database that did not open. The driver would wait for it forever. */
  override close(closed?: (error: Error | null) => void): void {
    if (this.#isUnopened) closed?.(null);
    else super.close(closed);
  }
}

/**
 * Sequelize keeps a single connection only to `:memory:`. The empty name makes SQLite use a temporary file
 * for it, because memory could not hold a large backup.
 */
export class TemporaryDatabase extends sqlite3.Database {
  constructor(_file: string, mode: number, opened: (error: Error | null) => void) {
    super('', mode, opened);
  }
}
