import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { DatabaseLocation } from '#server/storage/connections/connection.ts';
import { createMigratedDatabase, makeMigratedSqlite } from './migrated-database.ts';
import { createDatabase } from './postgres-cluster.ts';
import type {} from './postgres-setup.ts';

/** An empty database of the kind that this run tests on, which goes with the test: SQLite, or PostgreSQL in its project. */
export async function databaseForTest(): Promise<DatabaseLocation> {
  const postgresUrl: string | undefined = inject('postgresUrl');
  if (postgresUrl !== undefined) return { dataDir: '', databaseUrl: await createDatabase(postgresUrl) };
  return { dataDir: await folderForTest(), databaseUrl: null };
}

/** As above, of a site without items. */
export async function migratedDatabaseForTest(): Promise<DatabaseLocation> {
  const postgresUrl: string | undefined = inject('postgresUrl');
  if (postgresUrl !== undefined)
    return { dataDir: '', databaseUrl: await createMigratedDatabase(postgresUrl) };
  const dataDir = await folderForTest();
  await makeMigratedSqlite(dataDir);
  return { dataDir, databaseUrl: null };
}

/** An empty folder, which goes with the test. */
export async function folderForTest(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tasting-house-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
