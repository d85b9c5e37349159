import { DatabaseError, ValidationError } from 'sequelize';
import { isUnavailable } from '../connections/availability.ts';
import { connectTemporary } from '../connections/connection.ts';
import { migrate, MIGRATIONS } from '../migrations/migrate.ts';
import { defineModels, type Context } from '../models/models.ts';
import { BackupError, type BackupHead, type RowCounts } from './backup-format.ts';
import { backupTables, writeRows, type BackupRow, type SiteRow } from './backup-tables.ts';
import { checkRestoredRows } from './check-restored-rows.ts';
import { backupRows, checkBackup } from './read-backup.ts';

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

const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 4 * 1024 * 1024;

/** Replaces all rows of the site. Throws a BackupError for a row that does not fit its table. */
export async function restoreRows(context: Context, rows: AsyncIterable<SiteRow>): Promise<void> {
  const { sequelize, transaction } = context;
  const tables = await backupTables(context);
  for (const { name } of [...tables].reverse()) {
    await sequelize.getQueryInterface().bulkDelete(name, {}, { transaction: transaction ?? null });
  }
  for await (const [name, batch] of batches(rows)) {
    const table = tables.find((candidate) => candidate.name === name);
    if (!table) throw new BackupError(`the table ${name} is not known here`);
    await writeRows(context, table, batch).catch((error: unknown) => {
      throw isRejectedRow(error)
        ? new BackupError(`${name} has a row that does not fit`, { cause: error })
        : error;
    });
  }
}

function isRejectedRow(error: unknown): error is Error {
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
