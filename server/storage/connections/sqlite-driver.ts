import sqlite3 from 'sqlite3';

const BUSY_TIMEOUT_MS = 10_000;

/**
 * Sets options of each connection, because Sequelize opens one for every transaction. Both classes rely on
 * how Sequelize 6.37 calls sqlite3 6.0. If that changes, `connection.test.ts` fails.
 */
export class DurableDatabase extends sqlite3.Database {
  #isUnopened = false;

  constructor(file: string, mode: number, onOpen: (error: Error | null) => void) {
    super(file, mode, (error) => {
      this.#isUnopened = error !== null;
      if (error) onOpen(error);
      else this.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}; PRAGMA synchronous = FULL`, onOpen);
    });
  }

  /** Sequelize also closes a database that did not open, for which the driver would wait forever. */
  override close(onClose?: (error: Error | null) => void): void {
    if (this.#isUnopened) onClose?.(null);
    else super.close(onClose);
  }
}

/**
 * Sequelize keeps a single connection only for `:memory:`. With the empty name, SQLite uses a temporary file
 * instead, because memory could not hold a large backup.
 */
export class TemporaryDatabase extends sqlite3.Database {
  constructor(_file: string, mode: number, onOpen: (error: Error | null) => void) {
    super('', mode, onOpen);
  }
}
