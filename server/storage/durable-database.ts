import sqlite3 from 'sqlite3';

export const BUSY_TIMEOUT_MS = 10_000;
/** Of one connection. Statements with their values written into them come once and push nobody out for long. */
const MAX_PREPARED = 30;
const REPEATED = /^\s*(?:SELECT|INSERT|UPDATE|DELETE)\b/;

type Callback = (this: sqlite3.Statement, error: Error | null, rows?: unknown[]) => void;

/** The driver's types know no constructor. `failed` hears of a statement that cannot be prepared. */
const Statement = sqlite3.Statement as unknown as new (
  database: sqlite3.Database,
  sql: string,
  failed: (error: Error | null) => void,
) => sqlite3.Statement;

/**
 * Sequelize opens a connection for every transaction, and these settings belong to a connection: a commit is
 * on the disk before it is acknowledged, and another process's lock is waited for. A statement that is repeated is
 * prepared once: preparing it again is half of what a small one costs.
 */
export class DurableDatabase extends sqlite3.Database {
  readonly #prepared = new Map<string, sqlite3.Statement>();

  constructor(file: string, mode: number, opened: (error: Error | null) => void) {
    super(file, mode, (error) => {
      if (error) opened(error);
      else this.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}; PRAGMA synchronous = FULL`, opened);
    });
  }

  override all(sql: string, ...rest: unknown[]): this {
    return this.#execute('all', sql, rest);
  }

  override run(sql: string, ...rest: unknown[]): this {
    return this.#execute('run', sql, rest);
  }

  override close(closed?: (error: Error | null) => void): void {
    for (const statement of this.#prepared.values()) statement.finalize();
    this.#prepared.clear();
    super.close(closed);
  }

  #execute(method: 'all' | 'run', sql: string, rest: unknown[]): this {
    if (!REPEATED.test(sql)) return super[method](sql, ...rest);
    // As Sequelize calls it for a query.
    const [values, callback] = rest as [unknown, Callback];
    const known = this.#prepared.get(sql);
    if (known) {
      // Put last again: who is used least recently stands first.
      this.#prepared.delete(sql);
      this.#prepared.set(sql, known);
      known[method](values, callback);
      return this;
    }
    const statement = new Statement(this, sql, (error) => {
      if (error) callback.call(statement, error);
    });
    const keep = (): void => this.#keep(sql, statement);
    statement[method](values, function (this: sqlite3.Statement, error: Error | null, rows?: unknown[]) {
      // Only one that has worked: who waits for one that cannot be prepared would wait for ever.
      if (error) statement.finalize();
      else keep();
      callback.call(this, error, rows);
    });
    return this;
  }

  #keep(sql: string, statement: sqlite3.Statement): void {
    if (this.#prepared.has(sql)) return void statement.finalize();
    this.#prepared.set(sql, statement);
    const [oldest = ''] = this.#prepared.keys();
    if (this.#prepared.size <= MAX_PREPARED) return;
    this.#prepared.get(oldest)?.finalize();
    this.#prepared.delete(oldest);
  }
}
