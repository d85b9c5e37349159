import { QueryTypes, type Model, type ModelStatic } from 'sequelize';
import type { Access } from '../models/models.ts';
import { DEPENDENCY_ORDER } from '../transactions/store-items.ts';
import { BackupError } from './backup-format.ts';

/** Bytes are base64. */
export type BackupRow = Record<string, string | number | boolean | null>;

export type SiteRow = [table: string, row: BackupRow];

type Kind = 'bytes' | 'boolean' | 'integer' | 'text';

export interface BackupTable {
  name: string;
  key: readonly string[];
  /** The kind of each column, sorted by name. */
  kinds: ReadonlyMap<string, Kind>;
}

const PAGE_ROWS = 500;
const PAGE_PICTURES = 4;
/** The largest one of PostgreSQL; SQLite stores any number. */
const MAX_INTEGER = 2_147_483_647;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Tables that others refer to come first. Sessions and attempts are left out, since a backup must open no session, and resized pictures. */
export async function backupTables(access: Access): Promise<BackupTable[]> {
  const queryInterface = access.sequelize.getQueryInterface();
  const existing = (await queryInterface.showAllTables()).map((table) =>
    String((table as { tableName?: string }).tableName ?? table),
  );
  const tables: BackupTable[] = [];
  for (const { name, key } of tablesInOrder(access)) {
    if (!existing.includes(name)) continue;
    const columns = Object.entries(await queryInterface.describeTable(name));
    const kinds = columns.map(([column, { type }]) => [column, kindOf(type)] as const);
    tables.push({ name, key, kinds: new Map(kinds.sort(([one], [other]) => (one < other ? -1 : 1))) });
  }
  return tables;
}

function kindOf(type: string): Kind {
  if (/^(?:BLOB|BYTEA)/i.test(type)) return 'bytes';
  if (/^(?:BOOLEAN|TINYINT)/i.test(type)) return 'boolean';
  return /^INT/i.test(type) ? 'integer' : 'text';
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

/** Rows come in the order of the key, which is the same on SQLite and PostgreSQL. */
async function* readRows(
  { sequelize, transaction }: Access,
  { name, key, kinds }: BackupTable,
): AsyncGenerator<BackupRow> {
  const quoted = (names: Iterable<string>): string => [...names].map((column) => `"${column}"`).join(', ');
  const limit = [...kinds.values()].includes('bytes') ? PAGE_PICTURES : PAGE_ROWS;
  let last: BackupRow | undefined;
  for (;;) {
    const after = last && key.map((column) => last?.[column] ?? null);
    const places = key.map((_column, at) => `$${at + 1}`).join(', ');
    const rows = await sequelize.query<Record<string, unknown>>(
      `SELECT ${quoted(kinds.keys())} FROM "${name}" ${after ? `WHERE (${quoted(key)}) > (${places})` : ''}
        ORDER BY ${quoted(key)} LIMIT ${limit}`,
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

export function isBackupRow(value: unknown): value is BackupRow {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((cell) => cell === null || typeof cell !== 'object');
}

/** Throws a BackupError for other columns or types than those of the table. */
export function checkRow({ name, kinds }: BackupTable, row: BackupRow): void {
  const given = Object.entries(row);
  if (given.length !== kinds.size || given.some(([column]) => !kinds.has(column)))
    throw new BackupError(`a row of ${name} has other columns than the table`);
  for (const [column, value] of given) {
    if (value !== null && !isOfKind(kinds.get(column), value))
      throw new BackupError(`${column} of a row of ${name} has a value of another type`);
  }
}

function isOfKind(kind: Kind | undefined, value: unknown): boolean {
  if (kind === 'boolean') return typeof value === 'boolean';
  if (kind === 'integer') return Number.isInteger(value) && Math.abs(Number(value)) <= MAX_INTEGER;
  // Neither dialect takes this character.
  if (typeof value !== 'string' || value.includes('\u0000')) return false;
  return kind !== 'bytes' || BASE64.test(value);
}

export async function writeRows(
  { sequelize, transaction }: Access,
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
