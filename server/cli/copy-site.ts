import { resolve } from 'node:path';
import { BackupError, type RowCounts } from '#server/storage/backup/backup-format.ts';
import { siteRows } from '#server/storage/backup/backup-tables.ts';
import { restoreRows, withRestoredBackup } from '#server/storage/backup/with-restored-backup.ts';
import { storeBackup } from '#server/storage/backup/write-backup.ts';
import { locationName, readDatabase, type DatabaseLocation } from '#server/storage/connections/connection.ts';
import { onSite, refuseWithoutSite } from './on-site.ts';

export async function backupSite(location: DatabaseLocation, file: string): Promise<string> {
  refuseWithoutSite(location);
  const path = resolve(file);
  const counts = await storeBackup((work) => readDatabase(location, work), path);
  return `Backed up ${locationName(location)} to ${path}: ${wordsOf(counts)}.`;
}

/** Checks the whole backup before it replaces the site, in one transaction. */
export async function restoreSite(location: DatabaseLocation, file: string, force: boolean): Promise<string> {
  const name = locationName(location);
  try {
    return await withRestoredBackup(file, async (restored, { head, counts }) => {
      await onSite(location, (store) =>
        store.replace(async (context) => {
          if (!force && !(await siteRows(context).next()).done)
            throw new Error(`There is a site on ${name} already: add --force to replace all of it.`);
          await restoreRows(context, siteRows(restored));
        }),
      );
      return `Restored ${file} of ${head.at} to ${name}: ${wordsOf(counts)}.`;
    });
  } catch (error) {
    throw error instanceof BackupError ? new Error(`${file} cannot be restored: ${error.message}.`) : error;
  }
}

function wordsOf(counts: RowCounts): string {
  const countOf = (table: string): number => counts[table]?.rows ?? 0;
  const all = Object.values(counts).reduce((sum, { rows }) => sum + rows, 0);
  return `${countOf('cocktails')} cocktails, ${countOf('images')} pictures, ${countOf('changes')} changes, ${all} rows in all`;
}
