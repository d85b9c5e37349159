import { BackupError } from '#server/storage/backup-format.ts';
import { backupRows, checkBackup, isEmpty, replaceSite } from '#server/storage/backup.ts';
import type { DatabaseLocation } from '#server/storage/connect.ts';
import { isServed } from '#server/storage/is-served.ts';
import { openStorage } from '#server/storage/storage.ts';
import { CommandError, countsOf, nameOf } from './command-line.ts';

/** Puts a backup in place of what a database holds: all of it, or when anything is wrong nothing. */
export async function restoreSite(
  location: DatabaseLocation,
  file: string | undefined,
  force: boolean,
): Promise<string> {
  if (!file) throw new CommandError('Please name the file: npm run restore -- FILE');
  const { head, sums } = await checkBackup(file).catch((error: unknown) => {
    throw error instanceof BackupError
      ? new CommandError(`${file} cannot be restored: ${error.message}.`)
      : error;
  });
  await refuseServed(location, force);
  const storage = await openStorage(location);
  try {
    await storage.writeCatalogue(async (access) => {
      if (!force && !(await isEmpty(access))) throw notEmpty(location);
      await replaceSite(access, backupRows(file), () => sums);
    }, 'alone');
    return `Restored ${file} of ${head.at} to ${nameOf(location)}: ${countsOf(sums)}.`;
  } finally {
    await storage.close();
  }
}

/** SQLite's processes do not hear of each other's writes, so there `--force` does not help. */
export async function refuseServed(location: DatabaseLocation, force: boolean): Promise<void> {
  const embedded = location.databaseUrl === null;
  if ((force && !embedded) || !(await isServed(location))) return;
  const advice = embedded ? 'stop it first' : 'stop it first, or add --force';
  throw new CommandError(`The site on ${nameOf(location)} is running: ${advice}.`);
}

export function notEmpty(location: DatabaseLocation): CommandError {
  return new CommandError(
    `There is a site on ${nameOf(location)} already: add --force to replace all of it.`,
  );
}
