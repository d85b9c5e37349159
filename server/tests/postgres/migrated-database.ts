import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseFileOf } from '#server/storage/connections/connection.ts';
import { openStore } from '#server/storage/open-store.ts';
import { createDatabase } from './postgres-cluster.ts';

/**
 * Most tests get a copy of an empty migrated database, which costs a third of the migrations. Tests of
 * migrations, backups and processes migrate a new database themselves.
 */

let sqlite: Promise<Buffer> | undefined;
let postgres: Promise<string> | undefined;

/** Puts the SQLite database of a site without items into an empty folder. */
export async function makeMigratedSqlite(dataDir: string): Promise<void> {
  sqlite ??= migrateSqlite();
  await writeFile(databaseFileOf({ dataDir }), await sqlite, { mode: 0o600 });
}

/** Makes the database of a site without items beside that of `postgresUrl`, and returns its URL. */
export async function createMigratedDatabase(postgresUrl: string): Promise<string> {
  postgres ??= migratePostgres(postgresUrl);
  return createDatabase(postgresUrl, await postgres);
}

async function migrateSqlite(): Promise<Buffer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tasting-house-template-'));
  await (await openStore({ dataDir, databaseUrl: null })).close();
  const bytes = await readFile(databaseFileOf({ dataDir }));
  await rm(dataDir, { recursive: true });
  return bytes;
}

async function migratePostgres(postgresUrl: string): Promise<string> {
  const databaseUrl = await createDatabase(postgresUrl);
  await (await openStore({ dataDir: '', databaseUrl })).close();
  return databaseUrl;
}
