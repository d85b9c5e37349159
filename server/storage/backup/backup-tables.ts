import { QueryTypes, type Model, type ModelStatic } from 'sequelize';
import { RESOURCE_NAMES } from '#server/catalogue/items/resources.ts';
import type { Context } from '../models/models.ts';

/** Bytes are written as base64. */
export type BackupRow = Record<string, string | number | boolean | null>;

export type SiteRow = [table: string, row: BackupRow];

type Kind = 'bytes' | 'boolean' | 'other';

export interface BackupTable {
  name: string;
  key: readonly string[];
  /** They are sorted by the names of their columns. */
  kinds: ReadonlyMap<string, Kind>;
}

const PAGE_ROWS = 500;
const PAGE_PICTURES = 4;

/**
 * Finds the tables of a database, which may have an earlier schema. A table comes after those to which it
 * refers. Sessions and attempts are left out, because a backup must open no session, and so are resized
 * pictures, which are made again.
 */
export async function backupTables({ sequelize, models }: Context): Promise<BackupTable[]> {
  const joinTables = RESOURCE_NAMES.flatMap((resource) => [...models.joinTables[resource].values()]);
  const orderedModels: unknown[] = [
    ...RESOURCE_NAMES.map((resource) => models.items[resource]),
    ...joinTables,
    models.pictures,
    models.changes,
    models.changePictures,
  ];
  const queryInterface = sequelize.getQueryInterface();
  const tables: BackupTable[] = [];
  for (const model of orderedModels as ModelStatic<Model>[]) {
    const { tableName: name, primaryKeyAttributes } = model;
    if (!(await queryInterface.tableExists(name))) continue;
    const attributes = model.getAttributes() as Record<string, { field?: string }>;
    const columns = Object.entries(await queryInterface.describeTable(name));
    const kinds = columns.map(([column, { type }]) => [column, kindOf(type)] as const);
    tables.push({
      name,
      key: primaryKeyAttributes.map((attribute) => attributes[attribute]?.field ?? attribute),
      kinds: new Map(kinds.sort(([a], [b]) => (a < b ? -1 : 1))),
    });
  }
  return tables;
}

function kindOf(type: string): Kind {
  if (/^(?:BLOB|BYTEA)/i.test(type)) return 'bytes';
  return /^(?:BOOLEAN|TINYINT)/i.test(type) ? 'boolean' : 'other';
}

export async function* siteRows(context: Context): AsyncGenerator<SiteRow> {
  for (const table of await backupTables(context)) {
    for await (const row of readRows(context, table)) yield [table.name, row];
  }
}

/** Reads pages of rows, by key. It is SQL, since models describe only the newest schema. */
async function* readRows(
  { sequelize, transaction }: Context,
  { name, key, kinds }: BackupTable,
): AsyncGenerator<BackupRow> {
  const quote = (names: Iterable<string>): string => [...names].map((column) => `"${column}"`).join(', ');
  const limit = [...kinds.values()].includes('bytes') ? PAGE_PICTURES : PAGE_ROWS;
  let last: BackupRow | undefined;
  for (;;) {
    const after = last && key.map((column) => last?.[column] ?? null);
    const placeholders = key.map((_column, index) => `$${index + 1}`).join(', ');
    const rows = await sequelize.query<Record<string, unknown>>(
      `SELECT ${quote(kinds.keys())} FROM "${name}" ${after ? `WHERE (${quote(key)}) > (${placeholders})` : ''}
        ORDER BY ${quote(key)} LIMIT ${limit}`,
      { ...(after && { bind: after }), type: QueryTypes.SELECT, transaction },
    );
    for (const row of rows) {
      last = Object.fromEntries([...kinds].map(([column, kind]) => [column, toBackup(kind, row[column])]));
      yield last;
    }
    if (rows.length < limit) return;
  }
}

function toBackup(kind: Kind, value: unknown): BackupRow[string] {
  if (Buffer.isBuffer(value)) return value.toString('base64');
  // SQLite has numbers for booleans.
  return kind === 'boolean' ? Boolean(value) : ((value as BackupRow[string] | undefined) ?? null);
}

/** The models are not used here, because a backup may have the columns of an earlier schema. */
export async function writeRows(
  { sequelize, transaction }: Context,
  { name, kinds }: BackupTable,
  rows: readonly BackupRow[],
): Promise<void> {
  const records = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [
        column,
        kinds.get(column) === 'bytes' ? Buffer.from(String(value), 'base64') : value,
      ]),
    ),
  );
  await sequelize.getQueryInterface().bulkInsert(name, records, { transaction: transaction ?? null });
}
