import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { createCatalogue } from './migrations/0001-catalogue.ts';
import { createChanges } from './migrations/0002-changes.ts';

export type Dialect = 'sqlite' | 'postgres';

/** A step of the schema. It runs once, inside the transaction that all pending steps share. */
export interface Migration {
  /** Sorts after the names of all earlier migrations; never changed once released. */
  name: string;
  up: (run: (sql: string) => Promise<void>, dialect: Dialect) => Promise<void>;
}

const MIGRATIONS: readonly Migration[] = [createCatalogue, createChanges];

/** Names of all migrations that this program knows. */
export const MIGRATION_NAMES: readonly string[] = MIGRATIONS.map(({ name }) => name);

/** Any number, as long as no other program on this database uses the same one. */
const ADVISORY_LOCK = 20_261_121;

/**
 * Brings the schema up to date inside `transaction`, so that a crash leaves either the old schema or the new
 * one. On PostgreSQL an advisory lock lets one process at a time in; on SQLite the caller's BEGIN IMMEDIATE does.
 */
export async function migrate(sequelize: Sequelize, transaction: Transaction): Promise<void> {
  const dialect: Dialect = sequelize.getDialect() === 'postgres' ? 'postgres' : 'sqlite';
  const run = async (sql: string): Promise<void> => {
    await sequelize.query(sql, { transaction });
  };
  if (dialect === 'postgres') await run(`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`);
  await run('CREATE TABLE IF NOT EXISTS "migrations" ("name" TEXT PRIMARY KEY)');

  const executed = await executedMigrations(sequelize, transaction);
  if (MIGRATIONS.every(({ name }) => executed.includes(name))) return;
  // Only here: loading it takes longer than everything else that a start does on an up-to-date database.
  const { Umzug } = await import('umzug');
  const umzug = new Umzug({
    migrations: MIGRATIONS.map(({ name, up }) => ({ name, up: () => up(run, dialect) })),
    storage: {
      executed: () => executedMigrations(sequelize, transaction),
      async logMigration({ name }) {
        const sql = 'INSERT INTO "migrations" ("name") VALUES (:name)';
        await sequelize.query(sql, { replacements: { name }, transaction });
      },
      async unlogMigration({ name }) {
        const sql = 'DELETE FROM "migrations" WHERE "name" = :name';
        await sequelize.query(sql, { replacements: { name }, transaction });
      },
    },
    logger: undefined,
  });
  await umzug.up();
}

/** Names of the migrations that a database has seen, in their order. */
export async function executedMigrations(sequelize: Sequelize, transaction: Transaction): Promise<string[]> {
  const sql = 'SELECT "name" FROM "migrations" ORDER BY "name"';
  const rows = await sequelize.query<{ name: string }>(sql, { type: QueryTypes.SELECT, transaction });
  return rows.map((row) => row.name);
}
