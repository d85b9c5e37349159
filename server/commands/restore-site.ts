import { existsSync } from 'node:fs';
import { isStoredPicture } from '#server/native/picture-service.ts';
import { BackupError, type TableSums } from '#server/storage/backup/backup-format.ts';
import { backupRows, checkBackup } from '#server/storage/backup/read-backup.ts';
import type { SiteRow } from '#server/storage/backup/backup-tables.ts';
import { SERVING_LOCK } from '#server/storage/connections/postgres-link.ts';
import { FileHeldError, holdFile } from '#server/storage/connections/process-lock.ts';
import {
  databaseFileOf,
  locationName,
  type DatabaseLocation,
} from '#server/storage/connections/connection.ts';
import { isOlder, withMigratedRows } from '#server/storage/backup/older-backup.ts';
import { openStore } from '#server/storage/open-store.ts';
import { isEmpty, replaceSite } from '#server/storage/backup/replace-site.ts';
import { CommandError, countsOf } from './command-line.ts';

/** All of the backup, or when anything is wrong nothing. */
export async function restoreSite(
  location: DatabaseLocation,
  file: string | undefined,
  force: boolean,
): Promise<string> {
  if (!file) throw new CommandError('Please name the file: npm run restore -- FILE');
  try {
    const { head, sums } = await checkBackup(file);
    await refuseServed(location, force);
    const rows = backupRows(file);
    const restored = isOlder(head.schema)
      ? await withMigratedRows({ schema: head.schema, sums, rows }, (migrated, newSums) =>
          putInto(location, force, migrated, () => newSums),
        )
      : await putInto(location, force, rows, () => sums);
    return `Restored ${file} of ${head.at} to ${locationName(location)}: ${countsOf(restored)}.`;
  } catch (error) {
    throw error instanceof BackupError
      ? new CommandError(`${file} cannot be restored: ${error.message}.`)
      : error;
  }
}

/** @param expected called once, after the rows */
export async function putInto(
  location: DatabaseLocation,
  force: boolean,
  rows: AsyncIterable<SiteRow>,
  expected: () => TableSums,
): Promise<TableSums> {
  const store = await openStore(location);
  let sums: TableSums = {};
  try {
    await store.replace(async (access) => {
      if (!force && !(await isEmpty(access))) throw notEmpty(location);
      await replaceSite(access, rows, () => (sums = expected()), isStoredPicture);
    });
    return sums;
  } finally {
    await store.close();
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
    const release = await holdFile(file);
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

function notEmpty(location: DatabaseLocation): CommandError {
  return new CommandError(
    `There is a site on ${locationName(location)} already: add --force to replace all of it.`,
  );
}
