import { createReadStream } from 'node:fs';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { StoredBackup } from '#openapi/generated/model.ts';
import { backupName, isBackupName } from '#server/operations/site/backup-name.ts';
import { oneAtATime } from '#server/concurrency/one-at-a-time.ts';
import { Refusal } from '#server/catalogue/decisions/refusal.ts';
import type { BackupService } from '#server/operations/services.ts';
import { BackupError } from '#server/storage/backup/backup-format.ts';
import { withRestoredBackup } from '#server/storage/backup/with-restored-backup.ts';
import { claimBackup, PART_ENDING, storeBackup } from '#server/storage/backup/write-backup.ts';
import { loadCatalogue } from '#server/storage/store/load-catalogue.ts';
import { findRow } from '#server/storage/models/queries.ts';
import type { DatabaseStore } from '#server/storage/open-store.ts';
import { backupsIn, surplusBackups } from './backup-retention.ts';

/**
 * Makes the backups of the site, one a day.
 *
 * Invariants. A file gets the name of a backup only after it was read back whole. One process at a time makes
 * a backup. A failure here never stops the site: it is logged, shown, and tried again at the next check.
 */
export function createSiteBackups(
  dir: string,
  { store, log, now }: { store: DatabaseStore; log: Logger; now: () => Date },
) {
  const ending = new AbortController();
  let failure: { at: string; message: string } | null = null;
  const inSequence = oneAtATime();

  /** Returns null if another process makes a backup, or if today's exists and `isExtra` is false. */
  async function makeBackup({ isExtra }: { isExtra: boolean }): Promise<string | null> {
    try {
      const name = await store.readInTransaction(async (context) => {
        const next = (await claimBackup(context)) ? await nextName(isExtra) : null;
        if (next !== null) await storeBackup((work) => work(context), join(dir, next), ending.signal);
        return next;
      });
      if (name === null) return null;
      failure = null;
      for (const surplus of surplusBackups(await readdir(dir))) await rm(join(dir, surplus), { force: true });
      return name;
    } catch (error) {
      // A backup that is aborted because the site stops has not failed.
      if (!ending.signal.aborted) {
        log.error({ err: error }, 'a backup could not be made');
        failure = failureNow(`The backup could not be made: ${reasonOf(error)}.`);
      }
      throw error;
    }
  }

  /** Also removes unfinished files that processes left behind. */
  async function nextName(isExtra: boolean): Promise<string | null> {
    const names = await readdir(dir);
    for (const name of names)
      if (name.endsWith(PART_ENDING) && isBackupName(name.slice(0, -PART_ENDING.length)))
        await rm(join(dir, name), { force: true });
    const isDayDone = names.includes(backupName(now()));
    return isDayDone && !isExtra ? null : backupName(now(), { isExtra: isDayDone });
  }

  const failureNow = (message: string) => ({ at: now().toISOString(), message });

  async function factsOf(name: string): Promise<StoredBackup | null> {
    const found = await stat(join(dir, name)).catch(nullWhenMissing);
    return found?.isFile() ? { name, size: found.size, createdAt: found.mtime.toISOString() } : null;
  }

  const service: BackupService = {
    async list() {
      try {
        const listed = await Promise.all(backupsIn(await readdir(dir)).map(factsOf));
        return { configured: true, backups: listed.filter((backup) => backup !== null), failure };
      } catch (error) {
        const problem = failureNow(`The backups cannot be listed: ${reasonOf(error)}.`);
        return { configured: true, backups: [], failure: problem };
      }
    },

    async make() {
      const name = await inSequence(() => makeBackup({ isExtra: true })).catch(() => undefined);
      const backup = name ? await factsOf(name) : null;
      if (backup) return backup;
      const detail =
        name === null
          ? 'Another process of the site is making a backup. Please try again shortly.'
          : (failure?.message ?? 'The site is stopping.');
      throw new Refusal('conflict', detail, { code: 'backup-failed' });
    },

    async read(name) {
      if (!(await factsOf(name))) return null;
      const fd = await open(join(dir, name)).catch(nullWhenMissing);
      return fd && createReadStream('', { fd });
    },

    open: (name, work) =>
      inSequence(async () => {
        if (!(await factsOf(name))) return null;
        try {
          return await withRestoredBackup(join(dir, name), async (context) => {
            const { items } = await loadCatalogue(context);
            return work({ items, findPicture: (id) => findRow(context.models.pictures, { where: { id } }) });
          });
        } catch (error) {
          if (!(error instanceof BackupError)) throw error;
          const detail = `This backup cannot be restored: ${error.message}.`;
          throw new Refusal('conflict', detail, { code: 'backup-unusable' });
        }
      }),
  };

  return {
    service,
    /** Makes the backup of the day, unless it exists. */
    check: () => inSequence(() => makeBackup({ isExtra: false })),
    /** Ends the backup that is being made. */
    async close(): Promise<void> {
      ending.abort();
      await inSequence(() => undefined);
    },
  };
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

function reasonOf(error: unknown): string {
  if (error instanceof BackupError) return `read back, ${error.message}`;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'no space is left';
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'the folder is not there';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return 'the folder may not be written to';
  return 'the log says why';
}
