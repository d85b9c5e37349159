import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { checkBackup, streamBackup } from '#server/storage/backup.ts';
import type { DatabaseLocation } from '#server/storage/connect.ts';
import { openStorage } from '#server/storage/storage.ts';
import { CommandError, countsOf, mustExist, nameOf } from './command-line.ts';

/** Writes a backup of a site, which may be running, and reads it back. Gives a line that says what is in it. */
export async function backupSite(location: DatabaseLocation, file: string | undefined): Promise<string> {
  if (!file) throw new CommandError('Please name the file: npm run backup -- FILE');
  mustExist(location);
  const target = resolve(file);
  // A backup of the same name stays until the new one is whole.
  const draft = `${target}.part`;
  const storage = await openStorage(location);
  try {
    await pipeline(streamBackup(storage), createWriteStream(draft, { mode: 0o600, flush: true }));
    const { sums } = await checkBackup(draft);
    await rename(draft, target);
    return `Backed up ${nameOf(location)} to ${target}: ${countsOf(sums)}.`;
  } finally {
    await rm(draft, { force: true });
    await storage.close();
  }
}
