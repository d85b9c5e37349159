import { QueryTypes, Sequelize } from 'sequelize';
import sqlite3 from 'sqlite3';

const BUSY_TIMEOUT_MS = 10_000;

/**
 * Opens a SQLite file by Sequelize. What Sequelize 6 does not offer for SQLite is here and in DurableDatabase.
 * If a later version changes what they rely on, `connection.test.ts` and `store.test.ts` fail.
 */
export function openSqlite(file: string, mode: number): Sequelize {
  const sequelize = new Sequelize({
    dialect: 'sqlite',
    dialectModule: { ...sqlite3, Database: DurableDatabase },
    dialectOptions: { mode },
    storage: file,
    logging: false,
    retry: { max: 0 },
  });
  // Sequelize searches a statement for words such as "PRAGMA TABLE_INFO", to know what its result is. An INSERT
  // may have them in the text of an item, and would fail. So Sequelize sees only the first word of an INSERT.
  // https://github.com/sequelize/sequelize/issues/8769
  sequelize.addHook('beforeQuery', ({ type }, query) => {
    if (type === QueryTypes.INSERT)
      Object.defineProperty(query, 'sql', { get: () => 'INSERT', set: () => undefined });
  });
  return sequelize;
}

/**
 * Sets options of each connection, because Sequelize opens one for every transaction. Its hook `afterConnect`
 * is not called for SQLite: https://github.com/sequelize/sequelize/issues/12487
 */
class DurableDatabase extends sqlite3.Database {
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
