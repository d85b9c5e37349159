import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { StoredBackup } from '#openapi/generated/model.ts';
import { isStoredPicture } from '#server/native/picture-service.ts';
import { RequestProblem } from '#server/operations/pipeline/request-problem.ts';
import type { BackupService } from '#server/operations/services.ts';
import { BackupError } from '#server/storage/backup/backup-format.ts';
import { withBackup } from '#server/storage/backup/with-backup.ts';
import { loadCatalogue } from '#server/storage/load-catalogue.ts';
import { findRow } from '#server/storage/models/table-rows.ts';
import type { DatabaseStore } from '#server/storage/open-store.ts';
import type { BackupConfig } from './backup-config.ts';
import { backupsIn } from './backup-retention.ts';
import { reasonOf, DailyBackups } from './daily-backups.ts';

export function startBackups(config: BackupConfig, store: DatabaseStore, log: Logger) {
  const backups = new DailyBackups(config, { store, log, now: () => new Date() });
  return { service: createBackupService(backups, config.dir), maintain: () => backups.maintain() };
}

export function createBackupService(backups: DailyBackups, dir: string): BackupService {
  const factsOf = async (name: string): Promise<StoredBackup | null> => {
    const found = await stat(join(dir, name)).catch(nullWhenMissing);
    return found?.isFile() ? { name, size: found.size, createdAt: found.mtime.toISOString() } : null;
  };
  return {
    async list() {
      try {
        const listed = await Promise.all(backupsIn(await readdir(dir)).map(factsOf));
        const there = listed.filter((backup) => backup !== null);
        return { configured: true, backups: there, failure: backups.failure };
      } catch (error) {
        const message = `The backups cannot be listed: ${reasonOf(error)}.`;
        return { configured: true, backups: [], failure: { at: new Date().toISOString(), message } };
      }
    },

    async make() {
      const name = await backups.make().catch(() => undefined);
      const made = name ? await factsOf(name) : null;
      if (made) return made;
      const detail =
        name === null
          ? 'Another process of the site is making a backup. Please try again shortly.'
          : (backups.failure?.message ?? 'The site is stopping.');
      throw new RequestProblem(409, detail, { code: 'backup-failed' });
    },

    async read(name) {
      if (!(await factsOf(name))) return null;
      const fd = await open(join(dir, name)).catch(nullWhenMissing);
      return fd && createReadStream('', { fd });
    },

    open: (name, work) =>
      backups.inTurn(async () => {
        if (!(await factsOf(name))) return null;
        try {
          return await withBackup(join(dir, name), isStoredPicture, async (access) => {
            const { items } = await loadCatalogue(access);
            return work({ items, findPicture: (id) => findRow(access.models.pictures, { where: { id } }) });
          });
        } catch (error) {
          if (!(error instanceof BackupError)) throw error;
          const detail = `This backup cannot be restored: ${error.message}.`;
          throw new RequestProblem(409, detail, { code: 'backup-unusable' });
        }
      }),
  };
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
