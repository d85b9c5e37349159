import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sqlite3 from 'sqlite3';
import { DATABASE_FILE, type DatabaseLocation } from './connect.ts';
import { SERVING_LOCK } from './database-link.ts';

/** Whether a process has this database open at the moment, such as a site that is running. */
export function isServed({ dataDir, databaseUrl }: DatabaseLocation): Promise<boolean> {
  return databaseUrl === null ? isOpen(join(dataDir, DATABASE_FILE)) : isLocked(databaseUrl);
}

async function isLocked(databaseUrl: string): Promise<boolean> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ free: boolean }>(
      `SELECT pg_try_advisory_lock(${SERVING_LOCK}) AS "free"`,
    );
    return rows[0]?.free === false;
  } finally {
    await client.end();
  }
}

/** SQLite leaves its WAL mode only for somebody who is alone with the file. */
function isOpen(file: string): Promise<boolean> {
  if (!existsSync(file)) return Promise.resolve(false);
  return new Promise((resolve, reject) => {
    const database = new sqlite3.Database(file, sqlite3.OPEN_READWRITE);
    database.get('PRAGMA journal_mode = DELETE', (error: NodeJS.ErrnoException | null) => {
      database.close(() => {
        if (error && error.code !== 'SQLITE_BUSY') reject(error);
        else resolve(error !== null);
      });
    });
  });
}
