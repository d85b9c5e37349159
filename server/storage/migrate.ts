import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DataTypes, type Model, type ModelStatic, type Sequelize, type Transaction } from 'sequelize';

export type Dialect = 'sqlite' | 'postgres';

/**
 * A step of the schema: what a file of the folder exports as `up`. It runs once, inside the transaction that all pending
 * steps share. The file's name sorts after those of all earlier ones, and neither changes once it is released.
 */
export type Migration = (run: (sql: string) => Promise<void>, dialect: Dialect) => Promise<void>;

/** Beside this file in the sources, and beside the program where it is built. */
const FOLDER = join(import.meta.dirname, 'migrations');
const FILES = readdirSync(FOLDER).sort();

/** Names of all migrations that this program knows, in their order. */
export const MIGRATION_NAMES: readonly string[] = FILES.map((file) => parse(file).name);

/** Any number, as long as no other program on this database uses the same one. */
const ADVISORY_LOCK = 20_261_121;

/**
 * Brings the schema up to date inside `transaction`, so that a crash leaves either the old schema or the new
 * one. On PostgreSQL an advisory lock lets one process at a time in; on SQLite the caller's BEGIN IMMEDIATE does.
 *
 * @param wanted names of the migrations to run; all by default
 */
export async function migrate(
  sequelize: Sequelize,
  transaction: Transaction,
  wanted: readonly string[] = MIGRATION_NAMES,
): Promise<void> {
  const dialect = dialectOf(sequelize);
  const run = async (sql: string): Promise<void> => {
    await sequelize.query(sql, { transaction });
  };
  if (dialect === 'postgres') await run(`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`);
  await run('CREATE TABLE IF NOT EXISTS "migrations" ("name" TEXT PRIMARY KEY)');
  const executed = await executedMigrations(sequelize, transaction);
  if (wanted.every((name) => executed.includes(name))) return;

  // Loading it takes longer than everything else that a start does on an up-to-date database.
  const { Umzug } = await import('umzug');
  const table = migrationTable(sequelize);
  const umzug = new Umzug({
    migrations: FILES.filter((file) => wanted.includes(parse(file).name)).map((file) => ({
      name: parse(file).name,
      up: async () => (await load(file))(run, dialect),
    })),
    storage: {
      executed: () => executedMigrations(sequelize, transaction),
      logMigration: async ({ name }) => void (await table.create({ name }, { transaction })),
      unlogMigration: async ({ name }) => void (await table.destroy({ where: { name }, transaction })),
    },
    logger: undefined,
  });
  await umzug.up();
}

/** Names of the migrations that a database has seen, in their order. */
export async function executedMigrations(sequelize: Sequelize, transaction?: Transaction): Promise<string[]> {
  const rows = await migrationTable(sequelize).findAll({ order: ['name'], raw: true, transaction });
  return (rows as unknown as { name: string }[]).map(({ name }) => name);
}

export function dialectOf(sequelize: Sequelize): Dialect {
  return sequelize.getDialect() === 'postgres' ? 'postgres' : 'sqlite';
}

type MigrationTable = ModelStatic<Model<{ name: string }, { name: string }>>;

function migrationTable(sequelize: Sequelize): MigrationTable {
  const known = sequelize.models['migrations'];
  const columns = { name: { type: DataTypes.TEXT, primaryKey: true } };
  return known ?? sequelize.define('migrations', columns, { tableName: 'migrations', timestamps: false });
}

async function load(file: string): Promise<Migration> {
  const address = pathToFileURL(join(FOLDER, file)).href;
  return ((await import(/* @vite-ignore */ address)) as { up: Migration }).up;
}
