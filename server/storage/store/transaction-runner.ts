import { Transaction } from 'sequelize';
import { oneAtATime } from '#server/concurrency/one-at-a-time.ts';
import type { CatalogueWrite, StoreTransaction } from '#server/catalogue/ports/store.ts';
import type { Context } from '../models/models.ts';
import type { Availability } from '../connections/availability.ts';
import { dialectOf } from '../models/queries.ts';
import { ADVISORY_LOCKS, REVISION_CHANNEL } from '../connections/postgres-link.ts';
import { createHistoryReader, readChangesSince, storeHistory } from './history.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { readRevision, storeRevision, startRevisionWithoutHistory, type Revision } from './revision.ts';
import { storeItems } from './store-items.ts';

interface RunnerDependencies {
  database: Context;
  availability: Availability;
  revision: Revision;
}

/**
 * Runs everything that writes to the database.
 *
 * Invariants. There is one writer of the catalogue at a time: lock, transaction, decision, rows and changes,
 * commit. The lock is a queue in the process, and on PostgreSQL an advisory lock for all processes. Writes
 * outside the catalogue, such as a session, wait in the same queue on SQLite, which has one writer. On
 * PostgreSQL they do not wait.
 */
export class TransactionRunner {
  readonly #dependencies: RunnerDependencies;
  readonly #isPostgres: boolean;
  readonly #inSequence = oneAtATime();

  constructor(dependencies: RunnerDependencies) {
    this.#dependencies = dependencies;
    this.#isPostgres = dialectOf(dependencies.database.sequelize) === 'postgres';
  }

  async transact<T>(work: (transaction: StoreTransaction) => Promise<T>): Promise<T> {
    const { value, revision } = await this.exclusively(async (context) => {
      const { revision: before } = await readRevision(context);
      let revision = before;
      const value = await work({
        revision: before,
        changesSince: (since, limit) => readChangesSince(context, since, limit),
        load: () => loadCatalogue(context),
        history: createHistoryReader((read) => read(context)),
        async add(write) {
          revision = before + 1;
          await storeWrite(context, write, revision);
        },
      });
      if (revision > before) await this.#notify(context, revision);
      return { value, revision };
    });
    this.#dependencies.revision.notice(revision);
    return value;
  }

  /** Replaces the site as its only writer. */
  async replace<T>(work: (context: Context) => Promise<T>): Promise<T> {
    const { value, revision } = await this.exclusively(async (context) => {
      const value = await work(context);
      const revision = await startRevisionWithoutHistory(context);
      await this.#notify(context, revision);
      return { value, revision };
    });
    this.#dependencies.revision.notice(revision);
    return value;
  }

  /** Runs `work` as the only writer, without a new revision. */
  exclusively<T>(work: (context: Context) => Promise<T>): Promise<T> {
    return this.#inQueue(() =>
      this.#inTransaction(async (context) => {
        const { sequelize, transaction } = context;
        if (this.#isPostgres)
          await sequelize.query(`SELECT pg_advisory_xact_lock(${ADVISORY_LOCKS.writer})`, { transaction });
        return work(context);
      }),
    );
  }

  writeOutsideCatalogue<T>(work: (context: Context) => Promise<T>): Promise<T> {
    const { availability } = this.#dependencies;
    if (this.#isPostgres) return availability.use(() => this.#inTransaction(work));
    return this.#inQueue(() => this.#inTransaction(work));
  }

  #inQueue<T>(work: () => Promise<T>): Promise<T> {
    const { availability } = this.#dependencies;
    const checkAndWork = async (): Promise<T> => {
      // The database may have failed while this waited.
      availability.throwIfBlocked();
      const value = await work();
      if (!this.#isPostgres) availability.noteSuccess();
      return value;
    };
    return availability.use(() => this.#inSequence(checkAndWork));
  }

  #inTransaction<T>(work: (context: Context) => Promise<T>): Promise<T> {
    const { database } = this.#dependencies;
    return database.sequelize.transaction({ type: Transaction.TYPES.IMMEDIATE }, (transaction) =>
      work({ ...database, transaction }),
    );
  }

  /** PostgreSQL tells the other processes when the transaction commits. */
  async #notify({ sequelize, transaction }: Context, revision: number): Promise<void> {
    if (!this.#isPostgres) return;
    await sequelize.query(`NOTIFY ${REVISION_CHANNEL}, '${revision}'`, { transaction });
  }
}

async function storeWrite(context: Context, write: CatalogueWrite, revision: number): Promise<void> {
  await storeItems(context, write.changes);
  if (!write.isStarterCatalogue) await storeHistory(context, write, revision);
  await storeRevision(context, { revision, ...(write.isStarterCatalogue && { changesFrom: revision }) });
}
