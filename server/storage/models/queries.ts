import type { CreationAttributes, FindOptions, Model, Sequelize, Transaction } from 'sequelize';
import type { Table } from './row-types.ts';

export type Dialect = 'sqlite' | 'postgres';

export function dialectOf(sequelize: Sequelize): Dialect {
  return sequelize.getDialect() === 'postgres' ? 'postgres' : 'sqlite';
}

/** A batch takes a short time, and stays below the limit of values in a statement. */
export function* inBatches<Row>(all: readonly Row[], size = 500): Generator<Row[]> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size);
}

/** Rows are plain objects, because instances take much longer. Sequelize's types do not know of `raw`. */
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

/** Sequelize makes the statement of a batch in one step. Reads wait meanwhile, so a batch is small. */
const INSERTED_ROWS = 100;

/** With `replaces`, a row with the same key is replaced. */
export async function insertRows<Row extends object>(
  { transaction }: { transaction?: Transaction },
  table: Table<Row>,
  rows: readonly Row[],
  { replaces = false } = {},
): Promise<void> {
  const updateOnDuplicate = replaces ? (Object.keys(table.getAttributes()) as (keyof Row)[]) : undefined;
  for (const batch of inBatches(rows as unknown as CreationAttributes<Model<Row, Row>>[], INSERTED_ROWS))
    // By default, PostgreSQL would send every written row back.
    await table.bulkCreate(batch, { updateOnDuplicate, returning: false, transaction });
}
