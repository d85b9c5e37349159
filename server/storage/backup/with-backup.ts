import { DatabaseError, ValidationError } from 'sequelize';
import { isUnavailable } from '../connections/availability.ts';
import { connectTemporary } from '../connections/connection.ts';
import { migrate, MIGRATIONS } from '../migrations/migrate.ts';
import { defineModels, type Access } from '../models/models.ts';
import { BackupError, type BackupHead, type TableSums } from './backup-format.ts';
import { backupTables, writeRows, type BackupRow, type SiteRow } from './backup-tables.ts';
import { checkStoredSite } from './check-stored-site.ts';
import { backupRows, checkBackup } from './read-backup.ts';

/**
 * Puts a backup into a database of its own, brings its schema up to date and checks everything against the contract. Nothing of it is left
 * when `work` ends, nor when the process is killed. Throws a BackupError.
 */
export async function withBackup<T>(
  file: string,
  work: (access: Access, backup: { head: BackupHead; sums: TableSums }) => Promise<T>,
): Promise<T> {
  const sequelize = connectTemporary();
  const access = { sequelize, models: defineModels(sequelize) };
  let isUsable = false;
  try {
    const backup = await checkBackup(file);
    const { schema } = backup.head;
    await migrate(sequelize, { migrations: MIGRATIONS.filter(({ name }) => schema.includes(name)) });
    await replaceRows(access, backupRows(file));
    await migrate(sequelize);
    await checkStoredSite(access);
    isUsable = true;
    return await work(access, backup);
  } catch (cause) {
    // A full disk is no fault of the backup.
    if (isUsable || cause instanceof BackupError || isUnavailable(cause)) throw cause;
    throw new BackupError('no site has stored it', { cause });
  } finally {
    await sequelize.close();
  }
}

const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 4 * 1024 * 1024;

/** Replaces the rows. Throws a BackupError for a row that does not fit its table. */
export async function replaceRows(access: Access, rows: AsyncIterable<SiteRow>): Promise<void> {
  const { sequelize, transaction } = access;
  const tables = await backupTables(access);
  for (const { name } of [...tables].reverse()) {
    await sequelize.getQueryInterface().bulkDelete(name, {}, { transaction: transaction ?? null });
  }
  for await (const [name, batch] of batches(rows)) {
    const table = tables.find((candidate) => candidate.name === name);
    if (!table) throw new BackupError(`the table ${name} is not known here`);
    await writeRows(access, table, batch).catch((error: unknown) => {
      throw isRefusal(error)
        ? new BackupError(`${name} has a row that does not fit`, { cause: error })
        : error;
    });
  }
}

function isRefusal(error: unknown): error is Error {
  if (error instanceof ValidationError) return true;
  return (
    error instanceof DatabaseError && /column|constraint|check|invalid|out of range/i.test(error.message)
  );
}

async function* batches(rows: AsyncIterable<SiteRow>): AsyncGenerator<[table: string, rows: BackupRow[]]> {
  let table = '';
  let batch: BackupRow[] = [];
  let size = 0;
  for await (const [name, row] of rows) {
    if (batch.length > 0 && (name !== table || batch.length >= BATCH_ROWS || size > BATCH_CHARACTERS)) {
      yield [table, batch];
      batch = [];
      size = 0;
    }
    table = name;
    batch.push(row);
    for (const value of Object.values(row)) size += typeof value === 'string' ? value.length : 0;
  }
  if (batch.length > 0) yield [table, batch];
}
