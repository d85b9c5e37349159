import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Transaction } from 'sequelize';
import sqlite3 from 'sqlite3';
import { backupRows, checkBackup } from '#server/storage/backup/read-backup.ts';
import { connect, databaseFileOf, type DatabaseLocation } from '#server/storage/connections/connection.ts';
import { migrate } from '#server/storage/migrate.ts';
import { defineModels } from '#server/storage/models/models.ts';
import { replaceRows } from '#server/storage/backup/replace-site.ts';
import { folderForTest } from '../postgres/database-for-test.ts';

const BACKUP_LINES = join(import.meta.dirname, 'backup.jsonl');
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
    const file = await secondReleaseBackup();
    const { head } = await checkBackup(file);
    const models = defineModels(sequelize);
    const inTransaction = (work: (transaction: Transaction) => Promise<void>): Promise<void> =>
      sequelize.transaction(work);
    await inTransaction((transaction) => migrate(sequelize, transaction, head.schema));
    await inTransaction(async (transaction) => {
      await replaceRows({ sequelize, models, transaction }, backupRows(file));
      await models.revision.update({ revision: head.revision }, { where: { id: 1 }, transaction });
    });
  } finally {
    await sequelize.close();
  }
}

/** A backup that the second release wrote of the same site. Gives its file, which goes with the test. */
export async function secondReleaseBackup(): Promise<string> {
  const file = join(await folderForTest(), 'site.backup.gz');
  await writeFile(file, gzipSync(await readFile(BACKUP_LINES)));
  return file;
}

function runSql(file: string, sql: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const database = new sqlite3.Database(file);
    database.exec(`PRAGMA journal_mode = WAL; ${sql}`, (error) =>
      database.close(() => (error ? reject(error) : resolve())),
    );
  });
}
