import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transaction, type Sequelize } from 'sequelize';
import { defineModels, type Access } from '../models/models.ts';
import { compareSums, type TableSums } from './backup-format.ts';
import { siteRows, type SiteRow } from './write-backup.ts';
import { connect } from '../connections/connection.ts';
import { migrate, MIGRATION_NAMES } from '../migrate.ts';
import { replaceRows, sumUp } from './replace-site.ts';

export function isOlder(schema: readonly string[]): boolean {
  return MIGRATION_NAMES.some((name) => !schema.includes(name));
}

/** Migrates rows of an older schema in a database of its own, which is removed afterwards. */
export async function withMigratedRows<T>(
  { schema, sums, rows }: { schema: readonly string[]; sums: TableSums; rows: AsyncIterable<SiteRow> },
  work: (rows: AsyncIterable<SiteRow>, sums: TableSums) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tasting-house-restore-'));
  try {
    const { sequelize } = await connect({ dataDir, databaseUrl: null });
    try {
      // Tables are described on another connection, which sees what is committed.
      await inTransaction(sequelize, ({ transaction }) => migrate(sequelize, transaction, schema));
      await inTransaction(sequelize, async (access) => {
        await replaceRows(access, rows);
        compareSums(sums, await sumUp(access));
      });
      await inTransaction(sequelize, ({ transaction }) => migrate(sequelize, transaction));
      const access = { sequelize, models: defineModels(sequelize) };
      return await work(siteRows(access), await sumUp(access));
    } finally {
      await sequelize.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

function inTransaction<T>(
  sequelize: Sequelize,
  work: (access: Access & { transaction: Transaction }) => Promise<T>,
): Promise<T> {
  const models = defineModels(sequelize);
  return sequelize.transaction({ type: Transaction.TYPES.IMMEDIATE }, (transaction) =>
    work({ sequelize, models, transaction }),
  );
}
