import { join } from 'node:path';

export interface DatabaseLocation {
  /** Used when there is no databaseUrl. */
  dataDir: string;
  databaseUrl: string | null;
}

export const DATABASE_FILE = 'catalogue.sqlite';

export function databaseFileOf({ dataDir }: Pick<DatabaseLocation, 'dataDir'>): string {
  return join(dataDir, DATABASE_FILE);
}

/** For messages, without passwords. */
export function locationName(location: DatabaseLocation): string {
  if (location.databaseUrl === null) return databaseFileOf(location);
  const { host, pathname } = new URL(location.databaseUrl);
  return `postgres://${host}${pathname}`;
}
