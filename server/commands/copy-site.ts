import { resolve } from 'node:path';
import { BackupError, type TableSums } from '#server/storage/backup/backup-format.ts';
import { siteRows } from '#server/storage/backup/backup-tables.ts';
import { replaceRows, withBackup } from '#server/storage/backup/with-backup.ts';
import { storeBackup } from '#server/storage/backup/write-backup.ts';
import { locationName, readDatabase, type DatabaseLocation } from '#server/storage/connections/connection.ts';
import { CommandError, mustExist, onSite } from './site-access.ts';

export async function backupSite(location: DatabaseLocation, file: string): Promise<string> {
  mustExist(location);
  const target = resolve(file);
  const sums = await storeBackup((work) => readDatabase(location, work), target);
  return `Backed up ${locationName(location)} to ${target}: ${countsOf(sums)}.`;
}

/** Checks all of the backup first, and replaces what is there in one transaction. */
export async function restoreSite(location: DatabaseLocation, file: string, force: boolean): Promise<string> {
  const name = locationName(location);
  try {
    return await withBackup(file, async (backup, { head, sums }) => {
      await onSite(location, (store) =>
        store.replace(async (access) => {
          if (!force && !(await siteRows(access).next()).done)
            throw new CommandError(`There is a site on ${name} already: add --force to replace all of it.`);
          await replaceRows(access, siteRows(backup));
        }),
      );
      return `Restored ${file} of ${head.at} to ${name}: ${countsOf(sums)}.`;
    });
  } catch (error) {
    throw error instanceof BackupError
      ? new CommandError(`${file} cannot be restored: ${error.message}.`)
      : error;
  }
}

function countsOf(sums: TableSums): string {
  const of = (table: string): number => sums[table]?.rows ?? 0;
  const all = Object.values(sums).reduce((sum, { rows }) => sum + rows, 0);
  return `${of('cocktails')} cocktails, ${of('images')} pictures, ${of('changes')} changes, ${all} rows in all`;
}
