import { defineModels, type Access } from '../models/models.ts';
import { connectTemporary } from '../connections/connection.ts';
import { migrate, MIGRATIONS } from '../migrate.ts';
import { compareSums, type BackupHead } from './backup-format.ts';
import { checkStoredSite, type CheckPicture } from './check-stored-site.ts';
import { backupRows, checkBackup } from './read-backup.ts';
import { replaceRows, sumUp } from './replace-rows.ts';

/**
 * Puts a backup into a database of its own, brings its schema up to date and holds everything against the contract. Nothing of it is left
 * when `work` ends, nor when the process is killed. Throws a BackupError.
 */
export async function withBackup<T>(
  file: string,
  isStoredPicture: CheckPicture,
  work: (access: Access, head: BackupHead) => Promise<T>,
): Promise<T> {
  const { head, sums } = await checkBackup(file);
  const sequelize = connectTemporary();
  try {
    const access = { sequelize, models: defineModels(sequelize) };
    await migrate(sequelize, { migrations: MIGRATIONS.filter(({ name }) => head.schema.includes(name)) });
    await replaceRows(access, backupRows(file));
    compareSums(sums, await sumUp(access));
    await migrate(sequelize);
    await checkStoredSite(access, isStoredPicture);
    return await work(access, head);
  } finally {
    await sequelize.close();
  }
}
