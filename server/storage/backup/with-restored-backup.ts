import { isUnavailable } from '../connections/availability.ts';
import { connectTemporary } from '../connections/connection.ts';
import { migrate, MIGRATIONS } from '../migrations/migrate.ts';
import { defineModels, type Context } from '../models/models.ts';
import { BackupError, type BackupHead } from './backup-format.ts';
import type { RowCounts } from './row-counts.ts';
import { checkRestoredRows } from './check-restored-rows.ts';
import { backupRows, checkBackup } from './read-backup.ts';
import { restoreRows } from './restore-rows.ts';

/**
 * Puts a backup into a temporary database, migrates its schema, and checks everything against the contract.
 * The database is gone when `work` ends or the process is killed. Throws a BackupError.
 */
export async function withRestoredBackup<T>(
  file: string,
  work: (context: Context, backup: { head: BackupHead; counts: RowCounts }) => Promise<T>,
): Promise<T> {
  const sequelize = connectTemporary();
  const context = { sequelize, models: defineModels(sequelize) };
  let isUsable = false;
  try {
    const backup = await checkBackup(file);
    const { schema } = backup.head;
    await migrate(sequelize, { migrations: MIGRATIONS.filter(({ name }) => schema.includes(name)) });
    await restoreRows(context, backupRows(file));
    await migrate(sequelize);
    await checkRestoredRows(context);
    isUsable = true;
    return await work(context, backup);
  } catch (cause) {
    // The backup may be good although the disk is full.
    if (isUsable || cause instanceof BackupError || isUnavailable(cause)) throw cause;
    throw new BackupError('its rows are invalid', { cause });
  } finally {
    await sequelize.close();
  }
}
