import { isStoredPicture } from '#server/native/picture-service.ts';
import type { BackupContents } from '#server/operations/services.ts';
import { checkStoredSite } from '#server/storage/backup/check-stored-site.ts';
import { withScratchSite } from '#server/storage/backup/older-backup.ts';
import { backupRows, checkBackup } from '#server/storage/backup/write-backup.ts';
import { loadCatalogue } from '#server/storage/load-catalogue.ts';
import type { PictureRow } from '#server/storage/models/table-rows.ts';

/**
 * Restores a backup into a database beside it, which is removed afterwards: what can be restored is migrated and held against the contract.
 * Throws a BackupError for one that cannot.
 */
export async function openBackup<T>(
  file: string,
  folder: string,
  work: (contents: BackupContents) => Promise<T>,
): Promise<T> {
  const { head, sums } = await checkBackup(file);
  return withScratchSite({ schema: head.schema, sums, rows: backupRows(file) }, folder, async (access) => {
    await checkStoredSite(access, isStoredPicture);
    const { items } = await loadCatalogue(access);
    return work({
      items,
      async findPicture(id) {
        const row: unknown = await access.models.pictures.findByPk(id, { raw: true });
        return row as PictureRow | null;
      },
    });
  });
}
