import { join } from 'node:path';

/** Where a site's database is. */
export interface DatabaseLocation {
  /** Folder of the embedded database, used when there is no databaseUrl. */
  dataDir: string;
  /** Address of a PostgreSQL database. */
  databaseUrl: string | null;
}

/** The embedded database's file in its folder. */
export const DATABASE_FILE = 'catalogue.sqlite';

export function databaseFileOf({ dataDir }: Pick<DatabaseLocation, 'dataDir'>): string {
  return join(dataDir, DATABASE_FILE);
}

/** What a database is called in messages; passwords are left out. */
export function locationName(location: DatabaseLocation): string {
  if (location.databaseUrl === null) return databaseFileOf(location);
  const { host, pathname } = new URL(location.databaseUrl);
  return `postgres://${host}${pathname}`;
}
