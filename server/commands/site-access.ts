import { existsSync } from 'node:fs';
import {
  databaseFileOf,
  locationName,
  type DatabaseLocation,
} from '#server/storage/connections/connection.ts';
import { FileHeldError } from '#server/storage/connections/hold-database.ts';
import { openStore, type DatabaseStore } from '#server/storage/open-store.ts';

/** Its message is one line for the person who typed the command. */
export class CommandError extends Error {}

/** Throws when there is no database, since to open it would make an empty one. */
export function mustExist(location: DatabaseLocation): void {
  if (location.databaseUrl !== null || existsSync(databaseFileOf(location))) return;
  throw new CommandError(`There is no site at ${locationName(location)}.`);
}

/**
 * Works on a site that may be served on PostgreSQL, whose processes hear of a change. On SQLite it refuses a running site, which would not
 * hear of it.
 */
export async function onSite<T>(
  location: DatabaseLocation,
  work: (store: DatabaseStore) => Promise<T>,
): Promise<T> {
  const store = await openStore(location).catch((error: unknown) => {
    if (!(error instanceof FileHeldError)) throw error;
    throw new CommandError(`The site on ${locationName(location)} is running: stop it first.`);
  });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
