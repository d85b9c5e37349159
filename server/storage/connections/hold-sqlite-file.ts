import { promisify } from 'node:util';
import sqlite3 from 'sqlite3';

export class FileHeldError extends Error {
  constructor(file: string) {
    super(`${file} is held by another process`);
  }
}

/**
 * Lets one process at a time use a SQLite file, until it calls the returned function or ends in any way.
 * Throws a FileHeldError when another process holds the file.
 *
 * The database itself is the lock. A process takes SQLite's exclusive lock for a moment, which nobody gets
 * while another process has the file open in WAL mode. Then it opens a connection (`keeper`) in WAL mode,
 * which stays open. Between the two, another process may take the exclusive lock too. So each writes a random
 * number while it has that lock, and goes on only if the file still has its number when the keeper is open.
 */
export async function holdSqliteFile(file: string): Promise<() => Promise<void>> {
  try {
    const claim = await openDatabase(file);
    let number: unknown;
    try {
      number = await claimNumber(claim);
    } finally {
      await claim.close();
    }
    const keeper = await openDatabase(file);
    try {
      await keeper.run('PRAGMA busy_timeout = 1000');
      await keeper.run('PRAGMA journal_mode = WAL');
      if ((await keeper.version()) !== number) throw new FileHeldError(file);
    } catch (error) {
      await keeper.close();
      throw error;
    }
    return keeper.close;
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'SQLITE_BUSY' ? new FileHeldError(file) : error;
  }
}

type OpenDatabase = Awaited<ReturnType<typeof openDatabase>>;

/** Returns the number that is stored: on a full disk, the earlier number serves as well. */
async function claimNumber({ run, version }: OpenDatabase): Promise<unknown> {
  await run('PRAGMA locking_mode = EXCLUSIVE');
  await run('BEGIN EXCLUSIVE');
  const number = Math.floor(Math.random() * 2 ** 31);
  await run(`PRAGMA user_version = ${number}; COMMIT`).catch(() => run('ROLLBACK'));
  return version();
}

async function openDatabase(file: string) {
  const database = await new Promise<sqlite3.Database>((resolve, reject) => {
    const connection = new sqlite3.Database(file, (error) => (error ? reject(error) : resolve(connection)));
  });
  const rowOf = promisify<string, object>(database.get.bind(database));
  return {
    run: (sql: string) => promiseOf((callback) => database.exec(sql, callback)),
    version: async () => Object.values(await rowOf('PRAGMA user_version'))[0] as unknown,
    close: () => promiseOf((callback) => database.close(callback)),
  };
}

function promiseOf(begin: (callback: (error: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => begin((error) => (error ? reject(error) : resolve())));
}
