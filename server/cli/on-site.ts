import { existsSync } from 'node:fs';
import {
  databaseFileOf,
  locationName,
  type DatabaseLocation,
} from '#server/storage/connections/connection.ts';
import { FileHeldError } from '#server/storage/connections/hold-sqlite-file.ts';
import { openStore, type DatabaseStore } from '#server/storage/open-store.ts';

/** `openStore` would create an empty site where none exists. */
export function refuseWithoutSite(location: DatabaseLocation): void {
  if (location.databaseUrl !== null || existsSync(databaseFileOf(location))) return;
  throw new Error(`There is no site at ${locationName(location)}.`);
}

/** Refuses a running site on SQLite, which would not notice the change. On PostgreSQL, it would. */
export async function onSite<T>(
  location: DatabaseLocation,
  work: (store: DatabaseStore) => Promise<T>,
): Promise<T> {
  const store = await openStore(location).catch((error: unknown) => {
    if (!(error instanceof FileHeldError)) throw error;
    throw new Error(`The site on ${locationName(location)} is running: stop it first.`);
  });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
