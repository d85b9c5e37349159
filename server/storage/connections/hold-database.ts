import { promisify } from 'node:util';
import sqlite3 from 'sqlite3';

export class FileHeldError extends Error {
  constructor(file: string) {
    super(`${file} is held by another process`);
  }
}

/**
 * Holds a SQLite database until the returned function is called, or the process ends in any way. Throws a FileHeldError when another
 * process has it open.
 *
 * The database itself is the lock. The operating system gives an exclusive lock to one process alone, and to none while another has the
 * file open in WAL mode. So a connection stays open here. A second process may come between the exclusive lock and this connection. Each
 * therefore writes a number under the exclusive lock, and the process whose number is there stays.
 */
export async function holdDatabase(file: string): Promise<() => Promise<void>> {
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

/**
 * Writes a random number into the database and returns the number that is stored. On a full disk the write fails, and the number that was
 * there before serves as well.
 */
async function claimNumber({ run, version }: OpenDatabase): Promise<unknown> {
  await run('PRAGMA locking_mode = EXCLUSIVE');
  await run('BEGIN EXCLUSIVE');
  const number = Math.floor(Math.random() * 2 ** 31);
  await run(`PRAGMA user_version = ${number}; COMMIT`).catch(() => run('ROLLBACK'));
  return version();
}

async function openDatabase(file: string) {
  const database = await new Promise<sqlite3.Database>((resolve, reject) => {
    const opened = new sqlite3.Database(file, (error) => (error ? reject(error) : resolve(opened)));
  });
  const rowOf = promisify<string, object>(database.get.bind(database));
  return {
    run: (sql: string) => done((callback) => database.exec(sql, callback)),
    version: async () => Object.values(await rowOf('PRAGMA user_version'))[0] as unknown,
    close: () => done((callback) => database.close(callback)),
  };
}

function done(begin: (callback: (error: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => begin((error) => (error ? reject(error) : resolve())));
}
