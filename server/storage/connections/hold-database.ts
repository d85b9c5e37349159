import sqlite3 from 'sqlite3';

export class FileHeldError extends Error {
  constructor(file: string) {
    super(`${file} is held by another process`);
  }
}

/**
 * Holds a SQLite database until the function that it gives is called, or the process ends in any way. Throws a FileHeldError when
 * something else has it open.
 *
 * The database itself is the lock. The operating system gives an exclusive lock to one process alone, and to none while another has the
 * file open in WAL mode; here a connection stays open for that. Between the exclusive lock and this connection a second process may come:
 * the number that each writes under the exclusive lock says which of the two stays.
 */
export async function holdDatabase(file: string): Promise<() => Promise<void>> {
  const held = (error: unknown): Error =>
    (error as NodeJS.ErrnoException).code === 'SQLITE_BUSY' ? new FileHeldError(file) : (error as Error);
  const claim = await openDatabase(file);
  const number = await claimNumber(claim).catch((error: unknown) => held(error));
  await closeDatabase(claim);
  if (number instanceof Error) throw number;

  const keeper = await openDatabase(file);
  try {
    await run(keeper, 'PRAGMA busy_timeout = 1000');
    await run(keeper, 'PRAGMA journal_mode = WAL');
    if ((await versionIn(keeper)) !== number) throw new FileHeldError(file);
  } catch (error) {
    await closeDatabase(keeper);
    throw held(error);
  }
  return () => closeDatabase(keeper);
}

/** A full disk takes no number; the one that is there serves as well. */
async function claimNumber(database: sqlite3.Database): Promise<unknown> {
  await run(database, 'PRAGMA locking_mode = EXCLUSIVE');
  await run(database, 'BEGIN EXCLUSIVE');
  const number = Math.floor(Math.random() * 2 ** 31);
  await run(database, `PRAGMA user_version = ${number}; COMMIT`).catch(() => run(database, 'ROLLBACK'));
  return versionIn(database);
}

function openDatabase(file: string): Promise<sqlite3.Database> {
  return new Promise((resolve, reject) => {
    const database = new sqlite3.Database(file, (error) => (error ? reject(error) : resolve(database)));
  });
}

function run(database: sqlite3.Database, sql: string): Promise<void> {
  return new Promise((resolve, reject) => {
    database.exec(sql, (error) => (error ? reject(error) : resolve()));
  });
}

function versionIn(database: sqlite3.Database): Promise<unknown> {
  return new Promise((resolve, reject) => {
    database.get('PRAGMA user_version', (error, row) =>
      error ? reject(error) : resolve(Object.values(row as object)[0]),
    );
  });
}

function closeDatabase(database: sqlite3.Database): Promise<void> {
  return new Promise((resolve) => database.close(() => resolve()));
}
