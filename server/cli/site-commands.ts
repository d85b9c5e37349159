import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { hash } from 'argon2';
import { weaknessOf } from '#server/admin-password.ts';
import { BackupError, type TableSums } from '#server/storage/backup/backup-format.ts';
import { siteRows } from '#server/storage/backup/backup-tables.ts';
import { withRestoredBackup } from '#server/storage/backup/with-restored-backup.ts';
import { restoreRows } from '#server/storage/backup/restore-rows.ts';
import { storeBackup } from '#server/storage/backup/write-backup.ts';
import {
  databaseFileOf,
  locationName,
  readDatabase,
  type DatabaseLocation,
} from '#server/storage/connections/connection.ts';
import { FileHeldError } from '#server/storage/connections/hold-sqlite-file.ts';
import { openStore, type DatabaseStore } from '#server/storage/open-store.ts';

/** Throws when there is no database, because `openStore` would make an empty one. */
function refuseWithoutSite(location: DatabaseLocation): void {
  if (location.databaseUrl !== null || existsSync(databaseFileOf(location))) return;
  throw new Error(`There is no site at ${locationName(location)}.`);
}

/**
 * On PostgreSQL the site may be running, because its processes hear of changes. A running site on SQLite
 * would not hear of them, so it is refused.
 */
async function onSite<T>(location: DatabaseLocation, work: (store: DatabaseStore) => Promise<T>): Promise<T> {
  const store = await openStore(location).catch((error: unknown) => {
    if (!(error instanceof FileHeldError)) throw error;
    throw new Error(`The site on ${locationName(location)} is running: stop it first.`);
  });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

export async function backupSite(location: DatabaseLocation, file: string): Promise<string> {
  refuseWithoutSite(location);
  const path = resolve(file);
  const sums = await storeBackup((work) => readDatabase(location, work), path);
  return `Backed up ${locationName(location)} to ${path}: ${countsOf(sums)}.`;
}

/** Checks the whole backup first, and then replaces the site in one transaction. */
export async function restoreSite(location: DatabaseLocation, file: string, force: boolean): Promise<string> {
  const name = locationName(location);
  try {
    return await withRestoredBackup(file, async (restored, { head, sums }) => {
      await onSite(location, (store) =>
        store.replace(async (context) => {
          if (!force && !(await siteRows(context).next()).done)
            throw new Error(`There is a site on ${name} already: add --force to replace all of it.`);
          await restoreRows(context, siteRows(restored));
        }),
      );
      return `Restored ${file} of ${head.at} to ${name}: ${countsOf(sums)}.`;
    });
  } catch (error) {
    throw error instanceof BackupError ? new Error(`${file} cannot be restored: ${error.message}.`) : error;
  }
}

function countsOf(sums: TableSums): string {
  const countOf = (table: string): number => sums[table]?.rows ?? 0;
  const all = Object.values(sums).reduce((sum, { rows }) => sum + rows, 0);
  return `${countOf('cocktails')} cocktails, ${countOf('images')} pictures, ${countOf('changes')} changes, ${all} rows in all`;
}

/**
 * Changes the password and ends all sessions.
 * @param next With null, the configured password opens the site again.
 */
export async function resetPassword(
  location: DatabaseLocation,
  next: string | null,
  siteName: string,
): Promise<string> {
  const weakness = next === null ? null : weaknessOf(next, siteName);
  if (weakness !== null) throw new Error(`The new password ${weakness}.`);
  refuseWithoutSite(location);
  // Processes on PostgreSQL notice it at the next request.
  await onSite(location, async ({ password }) => {
    const { version } = await password.find();
    const changed = { hash: next === null ? null : await hash(next), changedAt: new Date().toISOString() };
    if (!(await password.change(changed, version, null)))
      throw new Error('The password was changed at the same moment: please try again.');
  });
  const what = next === null ? 'the configured one again' : 'changed';
  return `The password of ${locationName(location)} is ${what}, and all sessions are over.`;
}

/** Asks for a password without an echo, or reads a line from a pipe. Other users would see an argument. */
export async function readNewPassword(input: NodeJS.ReadStream): Promise<string> {
  if (!input.isTTY) return (await text(input)).replace(/\r?\n$/, '');
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: true });
  try {
    process.stderr.write('New password: ');
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
