import type pg from 'pg';
import type sqlite3 from 'sqlite3';
import type { Access } from './storage.ts';

/** What Sequelize's types leave out of a transaction. */
interface OwnConnection {
  connection: sqlite3.Database | pg.Client;
}

/**
 * The rows of a statement that every write needs, from the transaction's own connection: the way through Sequelize
 * costs more than the statement. `values` stand in it as $1, $2 and so on; errors are the driver's.
 */
export async function runStatement<Row extends object>(
  { transaction }: Access,
  sql: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const { connection } = transaction as unknown as OwnConnection;
  if (!('all' in connection)) return (await connection.query<Row>(sql, [...values])).rows;
  const named = Object.fromEntries(values.map((value, at) => [`$${at + 1}`, value]));
  return new Promise((resolve, reject) => {
    connection.all<Row>(sql, named, (error, rows) => (error ? reject(error) : resolve(rows)));
  });
}
