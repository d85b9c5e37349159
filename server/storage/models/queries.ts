import type { FindOptions, Sequelize, Transaction } from 'sequelize';
import type { Table, WrittenRow } from './row-types.ts';

export type Dialect = 'sqlite' | 'postgres';

export function dialectOf(sequelize: Sequelize): Dialect {
  return sequelize.getDialect() === 'postgres' ? 'postgres' : 'sqlite';
}

/** A batch takes a short time, and stays below the limit of values in a statement. */
export function* inBatches<Row>(all: readonly Row[], size = 500): Generator<Row[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}

/** Rows are plain objects, because Sequelize's instances take much longer. */
export async function findRows<Row extends object>(
  table: Table<Row>,
  query: FindOptions<Row>,
): Promise<Row[]> {
  return (await table.findAll({ ...query, raw: true })) as unknown as Row[];
}

export async function findRow<Row extends object>(
  table: Table<Row>,
  query: FindOptions<Row>,
): Promise<Row | null> {
  return (await table.findOne({ ...query, raw: true })) as unknown as Row | null;
}

const BATCH_ROWS = 1000;

/**
 * With `replaces`, a row with the same key is replaced. Each batch is one JSON text that the database splits
 * into rows. That takes half of the CPU of Sequelize's `bulkInsert`, which writes every value into the
 * statement (DECISIONS.md). One item is saved the same way, so that there is one way to test.
 */
export async function insertRows<Row extends object>(
  { sequelize, transaction }: { sequelize: Sequelize; transaction?: Transaction },
  table: Table<Row>,
  rows: readonly WrittenRow<Row>[],
  { replaces = false } = {},
): Promise<void> {
  const isPostgres = dialectOf(sequelize) === 'postgres';
  const attributes = table.getAttributes() as Record<string, { field?: string; primaryKey?: boolean }>;
  const columns = Object.entries(attributes).map(([name, { field = name, primaryKey = false }]) => {
    return { name, field, column: `"${field}"`, isKey: primaryKey };
  });
  const names = columns.map(({ column }) => column).join();
  const keys = columns.flatMap(({ column, isKey }) => (isKey ? [column] : [])).join();
  const updates = columns.flatMap(({ column, isKey }) => (isKey ? [] : [`${column} = excluded.${column}`]));
  const source = isPostgres
    ? `SELECT ${names} FROM json_populate_recordset(NULL::"${table.tableName}", $1::json)`
    : // With MATERIALIZED, SQLite makes the text of a row once, and not once for each column.
      `SELECT ${columns.map((_, index) => `json_extract("row", '$[${index}]')`).join()}
        FROM (WITH "rows" ("row") AS MATERIALIZED (SELECT "value" FROM json_each($1)) SELECT * FROM "rows") WHERE true`;
  const conflict = replaces ? `ON CONFLICT (${keys}) DO UPDATE SET ${updates.join()}` : '';
  const sql = `INSERT INTO "${table.tableName}" (${names}) ${source} ${conflict}`;
  for (const batch of inBatches(rows as readonly Record<string, unknown>[], BATCH_ROWS)) {
    const values = batch.map((row) =>
      isPostgres
        ? Object.fromEntries(columns.map(({ name, field }) => [field, row[name]]))
        : columns.map(({ name }) => row[name]),
    );
    await sequelize.query(sql, { bind: [JSON.stringify(values)], transaction });
  }
}
