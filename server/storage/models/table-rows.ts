import type { FindOptions, Model, ModelStatic, Sequelize, Transaction } from 'sequelize';
import type { CommittedChange } from '#server/catalogue/ports/history-store.ts';
import type { Picture, PictureVariant } from '#server/catalogue/ports/store.ts';

export type Dialect = 'sqlite' | 'postgres';

export function dialectOf(sequelize: Sequelize): Dialect {
  return sequelize.getDialect() === 'postgres' ? 'postgres' : 'sqlite';
}

export type Table<Row extends object> = ModelStatic<Model<Row, Row>>;

/** 500 rows take some 10 ms, and stay below the databases' limit of values in a statement. */
export function* inBatches<Row>(all: readonly Row[], size = 500): Generator<Row[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}

/** Finds plain rows, because Sequelize's instances take ten times as long. */
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

/** A list or an object is stored as its JSON text. */
export type WrittenRow<Row> = { [Column in keyof Row]: Row[Column] | object };

/**
 * Inserts rows. With `replaces`, a row with the same key is replaced. Each batch is one JSON text that the
 * database splits into rows. That takes half of the CPU of Sequelize's `bulkInsert`, which writes every value
 * into the statement (DECISIONS.md). A save of one item takes the same path, so that there is one to test.
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
  const changed = columns.flatMap(({ column, isKey }) => (isKey ? [] : [`${column} = excluded.${column}`]));
  const source = isPostgres
    ? `SELECT ${names} FROM json_populate_recordset(NULL::"${table.tableName}", $1::json)`
    : // SQLite makes the text of a row once when rows are materialized, otherwise once for each column.
      `SELECT ${columns.map((_, index) => `json_extract("row", '$[${index}]')`).join()}
        FROM (WITH "rows" ("row") AS MATERIALIZED (SELECT "value" FROM json_each($1)) SELECT * FROM "rows") WHERE true`;
  const conflict = replaces ? `ON CONFLICT (${keys}) DO UPDATE SET ${changed.join()}` : '';
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

/** A row has these columns, and one for each field without a join table. */
export interface ItemRow extends Record<string, unknown> {
  id: string;
  nameKey: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

export interface ReferenceRow {
  ownerId: string;
  itemId: string;
  position: number;
}

type SameColumns = Omit<CommittedChange, 'changeId' | 'id' | 'action' | 'createdAt' | 'before' | 'after'>;

export interface ChangeRow extends SameColumns {
  ordinal: number;
  itemId: string;
  /** The name without case and accents, for the search. */
  itemWords: string;
  action: string;
  itemCreatedAt: string;
  before: string | null;
  after: string | null;
}

export interface ChangePictureRow {
  pictureId: string;
  revision: number;
  ordinal: number;
}

export interface PictureRow extends Picture {
  bytes: Buffer;
  storedAt: string;
}

export interface PictureVariantRow extends PictureVariant {
  bytes: Buffer;
}

export interface AttemptRow {
  client: string;
  count: number;
  until: string;
}

export interface RevisionRow {
  id: 1;
  revision: number;
  /** The history has all changes after this revision. */
  changesFrom: number;
}
