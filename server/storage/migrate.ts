import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DataTypes, type Model, type ModelStatic, type Sequelize, type Transaction } from 'sequelize';

export type Dialect = 'sqlite' | 'postgres';

/** `up` of a file of the folder. It runs once, in one transaction with all pending ones. Names sort by age; a released file never changes. */
export type Migration = (run: (sql: string) => Promise<unknown[]>, dialect: Dialect) => Promise<void>;

/** Beside this file in the sources, and beside the program where it is built. */
const FOLDER = join(import.meta.dirname, 'migrations');
const FILES = readdirSync(FOLDER).sort();

export const MIGRATION_NAMES: readonly string[] = FILES.map((file) => parse(file).name);

/** No other program on this database may use the same number. */
const ADVISORY_LOCK = 20_261_121;

/** All in `transaction`: a crash leaves the old schema or the new one. An advisory lock on PostgreSQL lets one process in at a time. */
export async function migrate(
  sequelize: Sequelize,
  transaction: Transaction,
  wanted: readonly string[] = MIGRATION_NAMES,
): Promise<void> {
  const dialect = dialectOf(sequelize);
  const run = async (sql: string): Promise<unknown[]> => (await sequelize.query(sql, { transaction }))[0];
  if (dialect === 'postgres') await run(`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`);
  await run('CREATE TABLE IF NOT EXISTS "migrations" ("name" TEXT PRIMARY KEY)');
  const executed = await executedMigrations(sequelize, transaction);
  if (wanted.every((name) => executed.includes(name))) return;

  // Loading it takes longer than all else of a start on an up-to-date database.
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

/** Of every table of items; `named` has name and description too. Released migrations build on it, so it never changes. */
export function tableColumns(dialect: Dialect): { row: string; named: string } {
  const key = dialect === 'postgres' ? 'TEXT COLLATE "C"' : 'TEXT';
  const row = `"id" ${key} PRIMARY KEY, "nameKey" ${key} NOT NULL UNIQUE,
      "version" INTEGER NOT NULL, "createdAt" TEXT NOT NULL, "updatedAt" TEXT NOT NULL`;
  return { row, named: `${row}, "name" TEXT NOT NULL, "description" TEXT` };
}
