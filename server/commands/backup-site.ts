import { resolve } from 'node:path';
import { storeBackup } from '#server/storage/backup/write-backup.ts';
import { locationName, readDatabase, type DatabaseLocation } from '#server/storage/connections/connection.ts';
import { CommandError, countsOf, mustExist } from './command-line.ts';

export async function backupSite(location: DatabaseLocation, file: string | undefined): Promise<string> {
  if (!file) throw new CommandError('Please name the file: npm run backup -- FILE');
  mustExist(location);
  const target = resolve(file);
  const sums = await storeBackup((work) => readDatabase(location, work), target);
  return `Backed up ${locationName(location)} to ${target}: ${countsOf(sums)}.`;
}
