import type { BackupList, Outcome } from '#openapi/generated/model.ts';
import { restoreCatalogue } from '#server/catalogue/commands/restore.ts';
import { picturesOf } from '#server/catalogue/items/pictures.ts';
import { recordByResource } from '#server/catalogue/items/resources.ts';
import { writeOrPreview, type WriteCommand } from '../live/live-catalogue.ts';
import type { OperationHandlers } from '../operation-handler.ts';
import { pageOfList } from '../responses/list-response.ts';
import { RequestProblem } from '../responses/request-problem.ts';
import type { BackupService, Services } from '../services.ts';
import { backupName } from './backup-name.ts';

const NO_FOLDER: BackupList = { configured: false, backups: [], failure: null };

export function createBackupHandlers({ live, store, storedBackups, streamBackup, now }: Services) {
  const backupsOrRefuse = (): BackupService => {
    if (storedBackups) return storedBackups;
    throw new RequestProblem(409, 'The site stores no backups: the operator has to set BACKUP_DIR.', {
      code: 'backup-failed',
    });
  };
  return {
    async listBackups(request) {
      const list = storedBackups ? await storedBackups.list() : NO_FOLDER;
      const { items, headers } = pageOfList(request, list.backups);
      return { status: 200, headers, body: { ...list, backups: items } };
    },

    async createBackup({ path }) {
      const body = await backupsOrRefuse().make();
      return { status: 201, headers: { Location: `${path}/${body.name}` }, body };
    },

    async downloadBackup({ params: { name } }) {
      const isOfNow = name === 'now';
      const stream = isOfNow ? streamBackup() : await storedBackups?.read(name);
      if (!stream) throw missingBackupProblem(name);
      const fileName = isOfNow ? backupName(now()) : name;
      const headers = {
        'Content-Type': 'application/gzip',
        'Content-Disposition': `attachment; filename="${fileName}"`,
      };
      return { status: 200, headers, stream };
    },

    async restoreBackup({ params: { name }, query }) {
      const body = await storedBackups?.open(name, async ({ items, findPicture }) => {
        const command: WriteCommand<Outcome> = {
          isRestored: true,
          decide: (catalogue) => restoreCatalogue(catalogue, items, query.dryRun),
        };
        if (!query.dryRun) {
          // Pictures are stored before the items that name them, one at a time, to save memory.
          const there = picturesOf(
            recordByResource((name) => live.wholeCatalogue().itemSets[name].itemsByName),
          );
          for (const id of picturesOf(items)) {
            const found = there.has(id) ? null : await findPicture(id);
            if (found) await store.pictures.store(found);
          }
        }
        return writeOrPreview(live, query, command);
      });
      if (!body) throw missingBackupProblem(name);
      return { status: 200, body };
    },
  } satisfies Partial<OperationHandlers>;
}

function missingBackupProblem(name: string): RequestProblem {
  return new RequestProblem(404, `There is no backup "${name}".`);
}
