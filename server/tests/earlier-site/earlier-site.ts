import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sqlite3 from 'sqlite3';
import { folderForTest } from '../postgres/database-for-test.ts';

const BACKUP_LINES = join(import.meta.dirname, 'backup.jsonl');
const SITE_SQL = join(import.meta.dirname, 'site.sql');

/** Writes a SQLite of 2026-11-27, the oldest schema that a site may have: items and changes of every kind, and rows of tables that went since. */
export async function makeEarlierSite(databaseFile: string): Promise<void> {
  const sql = await readFile(SITE_SQL, 'utf8');
  await new Promise<void>((resolve, reject) => {
    const database = new sqlite3.Database(databaseFile);
    database.exec(`PRAGMA journal_mode = WAL; ${sql}`, (error) =>
      database.close(() => (error ? reject(error) : resolve())),
    );
  });
}

/** A backup that was written of the same site on that day. Gives its file, which goes with the test. */
export async function earlierBackup(): Promise<string> {
  const file = join(await folderForTest(), 'site.backup.gz');
  await writeFile(file, gzipSync(await readFile(BACKUP_LINES)));
  return file;
}
