import { QueryTypes, type Model, type ModelStatic } from 'sequelize';
import { RESOURCE_NAMES } from '#server/catalogue/resources.ts';
import type { Access } from './access.ts';

/** A row as it stands in a backup: text, numbers, booleans, null; bytes as base64. */
export type BackupRow = Record<string, string | number | boolean | null>;

/** A table of a backup, with the columns that it has in this database, whichever schema that has. */
export interface BackupTable {
  name: string;
  /** Sorted by name. */
  columns: readonly string[];
  key: readonly string[];
  bytes: ReadonlySet<string>;
  booleans: ReadonlySet<string>;
}

const PAGE_ROWS = 500;
/** Pictures are large: so many are in memory at once. */
const PAGE_PICTURES = 4;
const BYTES_TYPE = /^(?:BLOB|BYTEA)/i;
const BOOLEAN_TYPE = /^(?:BOOLEAN|TINYINT)/i;

/**
 * The tables of a backup, what others refer to first. Sessions and attempts are left out: a backup must open no session.
 * Resized pictures are made again when they are asked for.
 */
export async function backupTables(access: Access): Promise<BackupTable[]> {
  const queryInterface = access.sequelize.getQueryInterface();
  const existing = new Set(
    (await queryInterface.showAllTables()).map((table) =>
      String((table as { tableName?: string }).tableName ?? table),
    ),
  );
  const tables: BackupTable[] = [];
  for (const { name, key } of tablesInOrder(access)) {
    if (!existing.has(name)) continue;
    const types = Object.entries(await queryInterface.describeTable(name));
    const having = (pattern: RegExp): Set<string> =>
      new Set(types.filter(([, { type }]) => pattern.test(type)).map(([column]) => column));
    tables.push({
      name,
      key,
      columns: types.map(([column]) => column).sort(),
      bytes: having(BYTES_TYPE),
      booleans: having(BOOLEAN_TYPE),
    });
  }
  return tables;
}

function tablesInOrder({ models }: Access): { name: string; key: string[] }[] {
  const joins = RESOURCE_NAMES.flatMap((resource) => [...models.references[resource].values()]);
  const tables: unknown[] = [
    ...RESOURCE_NAMES.map((resource) => models.items[resource]),
    ...joins,
    models.pictures,
    models.changes,
    models.changePictures,
  ];
  return (tables as ModelStatic<Model>[]).map((model) => {
    const attributes = model.getAttributes() as Record<string, { field?: string }>;
    return {
      name: model.tableName,
      key: model.primaryKeyAttributes.map((attribute) => attributes[attribute]?.field ?? attribute),
    };
  });
}

/** All rows of a table in the order of its key, which is the same on SQLite and PostgreSQL. */
export async function* readRows(
  { sequelize, transaction }: Access,
  { name, columns, key, bytes, booleans }: BackupTable,
): AsyncGenerator<BackupRow> {
  const quoted = (names: readonly string[]): string => names.map((column) => `"${column}"`).join(', ');
  const limit = bytes.size > 0 ? PAGE_PICTURES : PAGE_ROWS;
  let last: BackupRow | undefined;
  for (;;) {
    const after = last && key.map((column) => last?.[column] ?? null);
    const places = key.map((_column, at) => `$${at + 1}`).join(', ');
    const rows = await sequelize.query<Record<string, unknown>>(
      `SELECT ${quoted(columns)} FROM "${name}" ${after ? `WHERE (${quoted(key)}) > (${places})` : ''}
        ORDER BY ${quoted(key)} LIMIT ${limit}`,
      { ...(after && { bind: after }), type: QueryTypes.SELECT, transaction },
    );
    for (const row of rows) {
      last = Object.fromEntries(columns.map((column) => [column, toBackup(column, row[column])]));
      yield last;
    }
    if (rows.length < limit) return;
  }

  function toBackup(column: string, value: unknown): BackupRow[string] {
    if (Buffer.isBuffer(value)) return value.toString('base64');
    // SQLite has numbers for booleans.
    return booleans.has(column) ? Boolean(value) : ((value as BackupRow[string] | undefined) ?? null);
  }
}

/** Adds rows of a backup to a table. */
export async function writeRows(
  { sequelize, transaction }: Access,
  { name, bytes }: BackupTable,
  rows: readonly BackupRow[],
): Promise<void> {
  const records = rows.map((row) => {
    const decoded = [...bytes].map((column) => [column, Buffer.from(String(row[column]), 'base64')]);
    return { ...row, ...Object.fromEntries(decoded) } as object;
  });
  await sequelize.getQueryInterface().bulkInsert(name, records, { transaction: transaction ?? null });
}
