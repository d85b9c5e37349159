import { existsSync } from 'node:fs';
import { databaseFileOf, type DatabaseLocation } from './location.ts';
import { SERVING_LOCK } from './postgres-link.ts';
import { FileHeldError, holdFile } from './process-lock.ts';

export async function isServed(location: DatabaseLocation): Promise<boolean> {
  if (location.databaseUrl !== null) return isLocked(location.databaseUrl);
  const file = databaseFileOf(location);
  if (!existsSync(file)) return false;
  try {
    const release = await holdFile(file);
    await release();
    return false;
  } catch (error) {
    if (error instanceof FileHeldError) return true;
    throw error;
  }
}

/** Processes that serve a site on PostgreSQL share an advisory lock. */
async function isLocked(databaseUrl: string): Promise<boolean> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ isFree: boolean }>(
      `SELECT pg_try_advisory_lock(${SERVING_LOCK}) AS "isFree"`,
    );
    return rows[0]?.isFree === false;
  } finally {
    await client.end();
  }
}
