import { DataTypes, QueryTypes, type Model, type ModelStatic } from 'sequelize';
import { saveRows } from './bulk-rows.ts';
import { COCKTAIL_LINKS, RESOURCE_NAMES } from './resources.ts';
import type { Access } from './storage.ts';

/** A row as it stands in a backup: text, numbers, switches, null; bytes as base64. */
export type BackupRow = Record<string, string | number | boolean | null>;

/** A table of a backup. */
export interface BackupTable {
  name: string;
  model: ModelStatic<Model>;
}

const PAGE_ROWS = 500;
/** Pictures are large: so many are in memory at once. */
const PAGE_PICTURES = 4;

/**
 * What a backup holds, what is referred to first. Sessions and attempts stay behind: a backup must open no door.
 * Resized pictures are made again when they are asked for.
 */
export function backupTables({ models }: Access): BackupTable[] {
  const table = <Row extends object>(model: ModelStatic<Model<Row, Row>>): BackupTable => ({
    name: model.tableName,
    model: model,
  });
  return [
    ...RESOURCE_NAMES.map((name) => table(models.items[name])),
    table(models.cocktails),
    ...COCKTAIL_LINKS.map(({ field }) => table(models.links[field])),
    table(models.images),
    table(models.changes),
    table(models.changePictures),
  ];
}

/** All rows of a table in the order of its key, which is the same on SQLite and PostgreSQL. */
export async function* readRows(access: Access, { name, model }: BackupTable): AsyncGenerator<BackupRow> {
  const columns = Object.keys(model.getAttributes()).sort();
  const key = model.primaryKeyAttributes.map((column) => `"${column}"`).join(', ');
  const page = hasBytes(model) ? PAGE_PICTURES : PAGE_ROWS;
  let last: BackupRow | undefined;
  for (;;) {
    const places = model.primaryKeyAttributes.map((_column, at) => `$${at + 1}`).join(', ');
    const rows = await access.sequelize.query<Record<string, unknown>>(
      `SELECT ${columns.map((column) => `"${column}"`).join(', ')} FROM "${name}"
        ${last ? `WHERE (${key}) > (${places})` : ''} ORDER BY ${key} LIMIT ${page}`,
      {
        ...(last && { bind: model.primaryKeyAttributes.map((column) => last?.[column]) }),
        type: QueryTypes.SELECT,
        transaction: access.transaction,
      },
    );
    for (const row of rows) {
      last = toBackup(model, columns, row);
      yield last;
    }
    if (rows.length < page) return;
  }
}

/** Adds rows of a backup to a table. */
export async function writeRows(
  access: Access,
  { model }: BackupTable,
  rows: readonly BackupRow[],
): Promise<void> {
  const bytes = bytesColumns(model);
  if (bytes.length === 0) return saveRows(access, model, rows);
  const decoded = rows.map((row) => ({
    ...row,
    ...Object.fromEntries(bytes.map((column) => [column, Buffer.from(String(row[column]), 'base64')])),
  }));
  await model.bulkCreate(decoded, { transaction: access.transaction });
}

function hasBytes(model: ModelStatic<Model>): boolean {
  return bytesColumns(model).length > 0;
}

function bytesColumns(model: ModelStatic<Model>): string[] {
  return Object.entries(model.getAttributes())
    .filter(([, { type }]) => type instanceof DataTypes.BLOB)
    .map(([column]) => column);
}

/** SQLite knows no switches and hands over 0 and 1. */
function toBackup(
  model: ModelStatic<Model>,
  columns: readonly string[],
  row: Record<string, unknown>,
): BackupRow {
  const attributes = model.getAttributes() as Record<string, { type: unknown }>;
  const entries = columns.map((column) => {
    const value = row[column] ?? null;
    if (Buffer.isBuffer(value)) return [column, value.toString('base64')];
    return [column, attributes[column]?.type instanceof DataTypes.BOOLEAN ? Boolean(value) : value];
  });
  return Object.fromEntries(entries) as BackupRow;
}
