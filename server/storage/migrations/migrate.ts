import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { firstTables } from './0033-first-tables.ts';
import { pictureCrops } from './0034-picture-crops.ts';
import { ADVISORY_LOCKS } from '../connections/postgres-link.ts';
import { dialectOf } from '../models/queries.ts';
import type { Migration } from './migration.ts';

/** The oldest is first, and names sort by age. */
export const MIGRATIONS: readonly Migration[] = [firstTables, pictureCrops];

/** Thrown when this release cannot bring the schema up to date. The message says what to do. */
export class DatabaseSchemaError extends Error {}

interface MigrateOptions {
  transaction?: Transaction | undefined;
  migrations?: readonly Migration[];
  /** Called before an existing schema is changed. An error that it throws stops the migration. */
  beforeUpgrade?: (migration: string) => Promise<void>;
}

/** Runs in one transaction, so a crash leaves the old schema or the new one. One process migrates at a time. */
export async function migrate(
  sequelize: Sequelize,
  { transaction, migrations = MIGRATIONS, beforeUpgrade }: MigrateOptions = {},
): Promise<void> {
  const dialect = dialectOf(sequelize);
  const run = (sql: string): Promise<unknown> => sequelize.query(sql, { transaction });
  if (dialect === 'postgres') await run(`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.migration})`);
  await run('CREATE TABLE IF NOT EXISTS "migrations" ("name" TEXT PRIMARY KEY)');
  const executed = await executedMigrations(sequelize, transaction);
  checkSchema(executed, migrations);
  const pending = migrations.filter(({ name }) => !executed.includes(name));
  const [next] = pending;
  if (next && executed.length > 0) await beforeUpgrade?.(next.name);
  for (const { name, up } of pending) {
    await up(run, dialect);
    await run(`INSERT INTO "migrations" ("name") VALUES ('${name}')`);
  }
}

/** Throws a DatabaseSchemaError for the schema of a later release, or of one that is too old. */
export function checkSchema(executed: readonly string[], migrations = MIGRATIONS): void {
  const names = migrations.map(({ name }) => name);
  const [first = ''] = names;
  const newer = executed.find((name) => name > first && !names.includes(name));
  if (newer !== undefined)
    throw new DatabaseSchemaError(
      `it was made by a newer version of the site (${newer}); start that version, or restore a backup of this one`,
    );
  if (executed.length > 0 && !executed.includes(first))
    throw new DatabaseSchemaError(
      'it is too old; open it once with version 0.1.0 of the site, which upgrades it',
    );
}

export async function executedMigrations(sequelize: Sequelize, transaction?: Transaction): Promise<string[]> {
  const rows = await sequelize.query<{ name: string }>('SELECT "name" FROM "migrations" ORDER BY "name"', {
    type: QueryTypes.SELECT,
    transaction,
  });
  return rows.map(({ name }) => name);
}
