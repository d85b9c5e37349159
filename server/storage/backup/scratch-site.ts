import { defineModels, type Access } from '../models/models.ts';
import { connectTemporary } from '../connections/connection.ts';
import { migrate, MIGRATIONS } from '../migrate.ts';
import { compareSums, type TableSums } from './backup-format.ts';
import type { SiteRow } from './backup-tables.ts';
import { checkStoredSite, type CheckPicture } from './check-stored-site.ts';
import { replaceRows, sumUp } from './replace-rows.ts';

export interface StoredRows {
  /** The names of the migrations that made the tables. */
  schema: readonly string[];
  sums: TableSums;
  rows: AsyncIterable<SiteRow>;
}

/**
 * Puts the rows of a site into a database of its own, brings its schema up to date and holds everything against the contract. Nothing of it
 * is left when `work` ends, nor when the process is killed. Throws a BackupError.
 */
export async function withScratchSite<T>(
  { schema, sums, rows }: StoredRows,
  isStoredPicture: CheckPicture,
  work: (access: Access) => Promise<T>,
): Promise<T> {
  const sequelize = connectTemporary();
  try {
    const access = { sequelize, models: defineModels(sequelize) };
    await migrate(sequelize, { migrations: MIGRATIONS.filter(({ name }) => schema.includes(name)) });
    await replaceRows(access, rows);
    compareSums(sums, await sumUp(access));
    await migrate(sequelize);
    await checkStoredSite(access, isStoredPicture);
    return await work(access);
  } finally {
    await sequelize.close();
  }
}
