import sqlite3 from 'sqlite3';

export const BUSY_TIMEOUT_MS = 10_000;

/**
 * Sequelize opens a connection for every transaction, and these settings belong to a connection: a commit is on the
 * disk before it is acknowledged, and the lock of another connection is waited for.
 */
export class DurableDatabase extends sqlite3.Database {
  constructor(file: string, mode: number, opened: (error: Error | null) => void) {
    super(file, mode, (error) => {
      if (error) opened(error);
      else this.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}; PRAGMA synchronous = FULL`, opened);
    });
  }
}
