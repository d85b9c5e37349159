import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transaction, type Sequelize } from 'sequelize';
import { defineModels, type Access } from '../models/models.ts';
import { compareSums, type TableSums } from './backup-format.ts';
import { siteRows, type SiteRow } from './backup-tables.ts';
import { connect, databaseFileOf } from '../connections/connection.ts';
import { holdFile } from '../connections/process-lock.ts';
import { migrate, MIGRATION_NAMES } from '../migrate.ts';
import { replaceRows, sumUp } from './replace-site.ts';

export function isOlder(schema: readonly string[]): boolean {
  return MIGRATION_NAMES.some((name) => !schema.includes(name));
}

interface SiteRows {
  schema: readonly string[];
  sums: TableSums;
  rows: AsyncIterable<SiteRow>;
}

export function withMigratedRows<T>(
  site: SiteRows,
  work: (rows: AsyncIterable<SiteRow>, sums: TableSums) => Promise<T>,
): Promise<T> {
  return withScratchSite(site, tmpdir(), async (access) => work(siteRows(access), await sumUp(access)));
}

const SCRATCH = 'tasting-house-restore-';
const BEGINNING_MS = 60_000;

/** Removes the databases that a process left in `folder` when it was killed; whoever still works on one holds it. */
export async function removeAbandoned(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.startsWith(SCRATCH));
  for (const dataDir of names.map((name) => join(folder, name)))
    if (await isAbandoned(dataDir)) await rm(dataDir, { recursive: true, force: true });
}

/** Whoever made a folder a moment ago may not hold it yet; what belongs to somebody else cannot be looked at. */
async function isAbandoned(dataDir: string): Promise<boolean> {
  const file = databaseFileOf({ dataDir });
  const found = await stat(dataDir).catch(() => null);
  if (!found?.isDirectory()) return false;
  if (!existsSync(file) && Date.now() - found.mtimeMs < BEGINNING_MS) return false;
  return holdFile(file).then(
    (release) => release().then(() => true),
    () => false,
  );
}

/** Puts rows of any schema into a database of its own in `folder`, which is removed afterwards. */
export async function withScratchSite<T>(
  { schema, sums, rows }: SiteRows,
  folder: string,
  work: (access: Access) => Promise<T>,
): Promise<T> {
  await removeAbandoned(folder);
  const dataDir = await mkdtemp(join(folder, SCRATCH));
  const release = await holdFile(databaseFileOf({ dataDir }));
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
      return await work(access);
    } finally {
      await sequelize.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
    await release();
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
