import { existsSync } from 'node:fs';
import {
  databaseFileOf,
  locationName,
  type DatabaseLocation,
} from '#server/storage/connections/connection.ts';
import { FileHeldError } from '#server/storage/connections/hold-database.ts';
import { SERVING_LOCK } from '#server/storage/connections/postgres-link.ts';
import { openStore, type DatabaseStore } from '#server/storage/open-store.ts';

/** Its message is one line for the person who typed the command. */
export class CommandError extends Error {}

/** Opening a database that is not there would make an empty one. */
export function mustExist(location: DatabaseLocation): void {
  if (location.databaseUrl !== null || existsSync(databaseFileOf(location))) return;
  throw new CommandError(`There is no site at ${locationName(location)}.`);
}

/**
 * Works on a site that no process serves. With `force` it may be served on PostgreSQL, whose processes hear of a change; SQLite's do not,
 * so there a site that is running is always refused.
 */
export async function onClosedSite<T>(
  location: DatabaseLocation,
  force: boolean,
  work: (store: DatabaseStore) => Promise<T>,
): Promise<T> {
  const running = `The site on ${locationName(location)} is running: stop it first`;
  if (location.databaseUrl !== null && !force && (await isServed(location.databaseUrl)))
    throw new CommandError(`${running}, or add --force.`);
  const store = await openStore(location).catch((error: unknown) => {
    throw error instanceof FileHeldError ? new CommandError(`${running}.`) : error;
  });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

async function isServed(databaseUrl: string): Promise<boolean> {
  // SQLite's commands need no driver, which takes a tenth of a second.
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
