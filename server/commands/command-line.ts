import { existsSync } from 'node:fs';
import { readConfig } from '#server/config.ts';
import {
  databaseFileOf,
  locationName,
  type DatabaseLocation,
} from '#server/storage/connections/connection.ts';

/** In one line for the person who typed the command. */
export class CommandError extends Error {}

export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    process.stderr.write(`${line}\n`);
    process.exitCode = 1;
  }
}

export function configuredDatabase(env: NodeJS.ProcessEnv): DatabaseLocation {
  const { dataDir, databaseUrl } = readConfig({
    DATA_DIR: env['DATA_DIR'],
    DATABASE_URL: env['DATABASE_URL'],
  });
  return { dataDir, databaseUrl };
}

/** Opening a database that is not there would make an empty one. */
export function mustExist(location: DatabaseLocation): void {
  if (location.databaseUrl !== null || existsSync(databaseFileOf(location))) return;
  throw new CommandError(`There is no site at ${locationName(location)}.`);
}

export function countsOf(sums: Record<string, { rows: number }>): string {
  const of = (table: string): number => sums[table]?.rows ?? 0;
  const all = Object.values(sums).reduce((sum, { rows }) => sum + rows, 0);
  return `${of('cocktails')} cocktails, ${of('images')} pictures, ${of('changes')} changes, ${all} rows in all`;
}
