import { Transaction } from 'sequelize';
import type { Store } from '#server/catalogue/ports/store.ts';
import { defineModels, type Context, type RunWithContext } from './models/models.ts';
import { Availability, onceASecond } from './connections/availability.ts';
import {
  connect,
  readInTransaction,
  type Connection,
  type DatabaseLocation,
} from './connections/connection.ts';
import { createHistoryReader, pruneHistory, readChangesSince } from './store/history.ts';
import { loadCatalogue } from './store/load-catalogue.ts';
import { migrate, MIGRATIONS } from './migrations/migrate.ts';
import { createPictureStore } from './store/picture-store.ts';
import { PostgresLink } from './connections/postgres-link.ts';
import { readRevision, Revision } from './store/revision.ts';
import { createPasswordStore, createAttemptStore, createSessionStore } from './store/login-stores.ts';
import { TransactionRunner } from './store/transaction-runner.ts';

export interface DatabaseStore extends Store {
  onAvailability(away: (reason: unknown) => void, back: () => void): void;
  readInTransaction: RunWithContext;
  /** Replaces the site as the only writer. Then every process loads the whole catalogue. */
  replace: RunWithContext;
}

/**
 * Migrates the schema, after a backup. Throws a FileHeldError when another process has the database open, and
 * a DatabaseSchemaError when this release cannot use its schema.
 */
export async function openStore(location: DatabaseLocation, migrations = MIGRATIONS): Promise<DatabaseStore> {
  const connection = await connect(location);
  try {
    const { sequelize } = connection;
    const database: Context = { sequelize, models: defineModels(sequelize) };
    await sequelize.transaction({ type: Transaction.TYPES.IMMEDIATE }, (transaction) =>
      migrate(sequelize, {
        transaction,
        migrations,
        async beforeUpgrade(migration) {
          const { backUpBeforeUpgrade } = await import('./backup/write-backup.ts');
          await backUpBeforeUpgrade(migration, location.dataDir, { ...database, transaction });
        },
      }),
    );
    return await createStore(connection, database, location);
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function createStore(
  { drop, close }: Connection,
  database: Context,
  { databaseUrl }: DatabaseLocation,
): Promise<DatabaseStore> {
  const availability = new Availability();
  const revision = new Revision();
  const link =
    databaseUrl === null
      ? null
      : new PostgresLink(databaseUrl, {
          revision: (newest) => revision.notice(newest),
          away(reason) {
            availability.block(reason);
            drop();
          },
          back: () => availability.noteSuccess(),
        });
  const runner = new TransactionRunner({ database, availability, revision });
  const read: RunWithContext = (work) => availability.use(() => work(database));
  const inTransaction: RunWithContext = (work) => read((context) => readInTransaction(context, work));

  revision.notice((await readRevision(database)).revision);
  await link?.open();
  let closing: Promise<void> | null = null;
  return {
    readInTransaction: inTransaction,
    replace: (work) => runner.replace(work),
    load: () => inTransaction(loadCatalogue),
    newestRevision: () => (availability.isBlocked ? 'unreachable' : revision.known),
    changesSince: (since, limit) => inTransaction((context) => readChangesSince(context, since, limit)),
    transact: (work) => runner.transact(work),
    onAvailability: (away, back) => availability.listen({ away, back }),
    // The link asks PostgreSQL every second.
    canRead: link ? () => Promise.resolve(!availability.isBlocked) : onceASecond(() => read(readRevision)),
    canWrite: onceASecond(() =>
      runner.writeOutsideCatalogue(({ models, transaction }) =>
        models.writeCheck.update({ at: new Date().toISOString() }, { where: { id: 1 }, transaction }),
      ),
    ),
    history: {
      ...createHistoryReader(read),
      prune: (kept) => runner.exclusively((context) => pruneHistory(context, kept)),
    },
    pictures: createPictureStore({ read, runner }),
    sessions: createSessionStore({ read, runner }),
    attempts: createAttemptStore({ read, runner }),
    password: createPasswordStore({ read, runner }),
    close: () => (closing ??= closeAll()),
  };

  async function closeAll(): Promise<void> {
    await availability.close();
    await link?.close();
    await close();
  }
}
