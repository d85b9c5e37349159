import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sqlite3 from 'sqlite3';
import { folderForTest } from '../store/database-for-test.ts';

const BACKUP_LINES = join(import.meta.dirname, 'backup.jsonl');
const SITE_SQL = join(import.meta.dirname, 'site.sql');

/** Writes a SQLite database of version 0.1.0, of 2026-11-28. It has items and changes of every kind. */
export async function makeEarlierSite(databaseFile: string): Promise<void> {
  await changeSqlite(databaseFile, `PRAGMA journal_mode = WAL; ${await readFile(SITE_SQL, 'utf8')}`);
}

/** Runs statements on a database that no store has open. */
export async function changeSqlite(databaseFile: string, sql: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const database = new sqlite3.Database(databaseFile);
    database.exec(sql, (error) => database.close(() => (error ? reject(error) : resolve())));
  });
}

/** Returns the file of a backup of the same site on that day. The file is deleted after the test. */
export async function earlierBackup(): Promise<string> {
  const file = join(await folderForTest(), 'site.backup.gz');
  await writeFile(file, gzipSync(await readFile(BACKUP_LINES)));
  return file;
}
