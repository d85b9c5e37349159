import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { DatabaseLocation } from '#server/storage/connections/connection.ts';
import { createDatabase } from '../postgres/postgres-cluster.ts';
import type {} from '../postgres/postgres-setup.ts';

/** Makes an empty SQLite or PostgreSQL database, as this run tests. It is deleted after the test. */
export async function databaseForTest(): Promise<DatabaseLocation> {
  const postgresUrl: string | undefined = inject('postgresUrl');
  if (postgresUrl !== undefined) return { dataDir: '', databaseUrl: await createDatabase(postgresUrl) };
  return { dataDir: await folderForTest(), databaseUrl: null };
}

/** Makes an empty folder, which is deleted after the test. */
export async function folderForTest(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tasting-house-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
