import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { DatabaseLocation } from '#server/storage/connections/connection.ts';
import { createDatabase } from '../postgres/postgres-cluster.ts';
import type {} from '../postgres/postgres-setup.ts';

/** Makes an empty database of the kind that this run tests, SQLite or PostgreSQL. It goes with the test. */
export async function databaseForTest(): Promise<DatabaseLocation> {
  const postgresUrl: string | undefined = inject('postgresUrl');
  if (postgresUrl !== undefined) return { dataDir: '', databaseUrl: await createDatabase(postgresUrl) };
  return { dataDir: await folderForTest(), databaseUrl: null };
}

/** Makes an empty folder, which goes with the test. */
export async function folderForTest(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tasting-house-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
