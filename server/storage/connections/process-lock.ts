import { closeSync, fstatSync, openSync, rmSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sqlite3 from 'sqlite3';

/** Held by this process: closing a second descriptor of a lock's file would end the lock. */
const heldHere = new Set<string>();

export class FileHeldError extends Error {
  constructor(file: string) {
    super(`${file} is held by another process`);
  }
}

/**
 * Holds a file until the function that it gives is called, or the process ends in any way. Throws a FileHeldError when another process has it.
 *
 * The operating system holds the lock, so `kill -9` leaves none behind. SQLite takes it, because Node.js cannot: by an exclusive transaction
 * on an empty database in `${file}-lock`.
 */
export async function holdFile(file: string): Promise<() => Promise<void>> {
  if (heldHere.has(file)) throw new FileHeldError(file);
  const lockFile = `${file}-lock`;
  await mkdir(dirname(lockFile), { recursive: true });
  for (;;) {
    const descriptor = openSync(lockFile, 'a', 0o600);
    // Closing any descriptor of the file would end the lock.
    const database = await lock(lockFile).catch((error: unknown) => {
      closeSync(descriptor);
      throw (error as NodeJS.ErrnoException).code === 'SQLITE_BUSY' ? new FileHeldError(file) : error;
    });
    const release = async (): Promise<void> => {
      await new Promise((resolve) => database.close(resolve));
      closeSync(descriptor);
    };
    // The process before may have removed the file since it was opened here.
    if (statSync(lockFile, { throwIfNoEntry: false })?.ino !== fstatSync(descriptor).ino) {
      await release();
      continue;
    }
    heldHere.add(file);
    return async () => {
      rmSync(lockFile, { force: true });
      await release();
      heldHere.delete(file);
    };
  }
}

function lock(file: string): Promise<sqlite3.Database> {
  return new Promise((resolve, reject) => {
    const database = new sqlite3.Database(file, (error) => {
      if (error) return reject(error);
      database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE', (failed) => {
        if (failed) database.close(() => reject(failed));
        else resolve(database);
      });
    });
  });
}
