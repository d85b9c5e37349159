import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { checkBackup, writeBackup } from '#server/storage/backup/write-backup.ts';
import { locationName, type DatabaseLocation } from '#server/storage/connections/location.ts';
import { readDatabase } from '#server/storage/connections/read-database.ts';
import { CommandError, countsOf, mustExist } from './command-line.ts';

/** The site may be running. Reads the backup back. */
export async function backupSite(location: DatabaseLocation, file: string | undefined): Promise<string> {
  if (!file) throw new CommandError('Please name the file: npm run backup -- FILE');
  mustExist(location);
  const target = resolve(file);
  // A backup of the same name stays until the new one is complete.
  const draft = `${target}.part`;
  try {
    await readDatabase(location, (access) =>
      writeBackup(access, createWriteStream(draft, { mode: 0o600, flush: true })),
    );
    const { sums } = await checkBackup(draft);
    await rename(draft, target);
    return `Backed up ${locationName(location)} to ${target}: ${countsOf(sums)}.`;
  } finally {
    await rm(draft, { force: true });
  }
}
