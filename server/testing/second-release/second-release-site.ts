import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transaction } from 'sequelize';
import sqlite3 from 'sqlite3';
import { connect } from '#server/storage/connection.ts';
import { databaseFileOf, type DatabaseLocation } from '#server/storage/location.ts';
import { migrate } from '#server/storage/migrate.ts';
import { defineModels } from '#server/storage/models.ts';
import { openBackup } from '#server/storage/read-backup.ts';
import { writeSite } from '#server/storage/write-tables.ts';

/** A backup that the second release wrote, before it is compressed. */
export const SECOND_RELEASE_BACKUP = join(import.meta.dirname, 'backup.jsonl');
const SITE_SQL = join(import.meta.dirname, 'site.sql');

/**
 * Makes a database as the second release left it: its schema, and items and changes of every kind that its program wrote. A
 * cocktail's state in its history has ids in `links`, `typeId` and `glasswareId`.
 */
export async function makeSecondReleaseSite(location: DatabaseLocation): Promise<void> {
  if (location.databaseUrl === null)
    return runSql(databaseFileOf(location), await readFile(SITE_SQL, 'utf8'));
  const { sequelize } = await connect(location);
  try {
    const { head, rows } = await openBackup(linesOf(SECOND_RELEASE_BACKUP));
    const inTransaction = (work: (transaction: Transaction) => Promise<void>): Promise<void> =>
      sequelize.transaction(work);
    await inTransaction((transaction) => migrate(sequelize, transaction, head.schema));
    await inTransaction(async (transaction) => {
      await writeSite(sequelize, transaction, rows);
      const { revision } = defineModels(sequelize);
      await revision.update({ revision: head.revision }, { where: { id: 1 }, transaction });
    });
  } finally {
    await sequelize.close();
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  for (const line of (await readFile(file, 'utf8')).trimEnd().split('\n')) yield await Promise.resolve(line);
}

function runSql(file: string, sql: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const database = new sqlite3.Database(file);
    database.exec(`PRAGMA journal_mode = WAL; ${sql}`, (error) =>
      database.close(() => (error ? reject(error) : resolve())),
    );
  });
}
