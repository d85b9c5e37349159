import { existsSync } from 'node:fs';
import { isStoredPicture } from '#server/native/picture-service.ts';
import { BackupError, compareSums } from '#server/storage/backup/backup-format.ts';
import { siteRows } from '#server/storage/backup/backup-tables.ts';
import { isEmpty, replaceRows, sumUp } from '#server/storage/backup/replace-rows.ts';
import { withBackup } from '#server/storage/backup/with-backup.ts';
import {
  databaseFileOf,
  locationName,
  type DatabaseLocation,
} from '#server/storage/connections/connection.ts';
import { FileHeldError, holdDatabase } from '#server/storage/connections/hold-database.ts';
import { SERVING_LOCK } from '#server/storage/connections/postgres-link.ts';
import { openStore } from '#server/storage/open-store.ts';
import { CommandError, countsOf } from './command-line.ts';

/** Checks all of the backup first, and replaces what is there in one transaction. */
export async function restoreSite(
  location: DatabaseLocation,
  file: string | undefined,
  force: boolean,
): Promise<string> {
  if (!file) throw new CommandError('Please name the file: npm run restore -- FILE');
  const name = locationName(location);
  try {
    return await withBackup(file, isStoredPicture, async (backup, head) => {
      await refuseServed(location, force);
      const sums = await sumUp(backup);
      const store = await openStore(location);
      try {
        await store.replace(async (access) => {
          if (!force && !(await isEmpty(access)))
            throw new CommandError(`There is a site on ${name} already: add --force to replace all of it.`);
          await replaceRows(access, siteRows(backup));
          compareSums(sums, await sumUp(access));
        });
      } finally {
        await store.close();
      }
      return `Restored ${file} of ${head.at} to ${name}: ${countsOf(sums)}.`;
    });
  } catch (error) {
    throw error instanceof BackupError
      ? new CommandError(`${file} cannot be restored: ${error.message}.`)
      : error;
  }
}

/** SQLite's processes do not notice each other's writes, so `--force` does not help there. */
export async function refuseServed(location: DatabaseLocation, force: boolean): Promise<void> {
  const isEmbedded = location.databaseUrl === null;
  if ((force && !isEmbedded) || !(await isServed(location))) return;
  const advice = isEmbedded ? 'stop it first' : 'stop it first, or add --force';
  throw new CommandError(`The site on ${locationName(location)} is running: ${advice}.`);
}

async function isServed(location: DatabaseLocation): Promise<boolean> {
  if (location.databaseUrl !== null) return isLocked(location.databaseUrl);
  const file = databaseFileOf(location);
  if (!existsSync(file)) return false;
  try {
    const release = await holdDatabase(file);
    await release();
    return false;
  } catch (error) {
    if (error instanceof FileHeldError) return true;
    throw error;
  }
}

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
