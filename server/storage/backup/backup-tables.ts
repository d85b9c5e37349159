import { QueryTypes, type Model, type ModelStatic } from 'sequelize';
import type { Access } from '../models/models.ts';
import { DEPENDENCY_ORDER } from '../transactions/store-items.ts';
import { BackupError } from './backup-format.ts';

/** Bytes are base64. */
export type BackupRow = Record<string, string | number | boolean | null>;

export type SiteRow = [table: string, row: BackupRow];

export interface BackupTable {
  name: string;
  columns: readonly string[];
  key: readonly string[];
  bytes: ReadonlySet<string>;
  booleans: ReadonlySet<string>;
  integers: ReadonlySet<string>;
}

const PAGE_ROWS = 500;
const PAGE_PICTURES = 4;
const BYTES_TYPE = /^(?:BLOB|BYTEA)/i;
const INTEGER_TYPE = /^INT/i;
/** Of PostgreSQL; SQLite stores any number. */
const MAX_INTEGER = 2_147_483_647;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
const BOOLEAN_TYPE = /^(?:BOOLEAN|TINYINT)/i;

/** What others refer to first; without sessions and attempts, since a backup must open no session, and without resized pictures. */
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
      integers: having(INTEGER_TYPE),
    });
  }
  return tables;
}

function tablesInOrder({ models }: Access): { name: string; key: string[] }[] {
  const joins = DEPENDENCY_ORDER.flatMap((resource) => [...models.references[resource].values()]);
  const tables: unknown[] = [
    ...DEPENDENCY_ORDER.map((resource) => models.items[resource]),
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

export async function* siteRows(access: Access): AsyncGenerator<SiteRow> {
  for (const table of await backupTables(access)) {
    for await (const row of readRows(access, table)) yield [table.name, row];
  }
}

/** In the order of the key, which is the same on SQLite and PostgreSQL. */
async function* readRows(
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

export function isBackupRow(value: unknown): value is BackupRow {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((cell) => cell === null || typeof cell !== 'object');
}

/** Throws a BackupError for other columns or types than those of the table. */
export function checkRow(table: BackupTable, row: BackupRow): void {
  const { name, columns } = table;
  const given = Object.keys(row);
  if (given.length !== columns.length || !columns.every((column) => Object.hasOwn(row, column)))
    throw new BackupError(`a row of ${name} has other columns than the table`);
  for (const [column, value] of Object.entries(row)) {
    if (value !== null && !isOfColumn(table, column, value))
      throw new BackupError(`${column} of a row of ${name} has a value of another type`);
  }
}

function isOfColumn({ bytes, booleans, integers }: BackupTable, column: string, value: unknown): boolean {
  if (booleans.has(column)) return typeof value === 'boolean';
  if (integers.has(column)) return Number.isInteger(value) && Math.abs(Number(value)) <= MAX_INTEGER;
  // Neither dialect takes this character.
  if (typeof value !== 'string' || value.includes('\u0000')) return false;
  return !bytes.has(column) || BASE64.test(value);
}

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
