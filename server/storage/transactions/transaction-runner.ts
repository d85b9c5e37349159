import { Transaction } from 'sequelize';
import type { Access } from '../models/models.ts';
import type { Availability } from '../connections/availability.ts';
import { dialectOf } from '../migrate.ts';
import { REVISION_CHANNEL, type PostgresLink } from '../connections/postgres-link.ts';
import { readRevision, startAnew, type Revision } from './revision.ts';
import { TransactionGroup } from './transaction-group.ts';

interface WriterParts {
  access: Access;
  availability: Availability;
  revision: Revision;
  link: PostgresLink | null;
}

/**
 * Everything that writes to the database.
 *
 * Invariants. The catalogue has one writer at a time: a queue in the process, and on PostgreSQL the lock of the revision's row. Sessions,
 * attempts and encoded pictures have a queue of their own; on SQLite they wait only for a commit that is under way. That queue keeps them
 * to one thread: if several waited for SQLite's lock, no thread would be left for the commit.
 */
export class TransactionRunner {
  readonly #parts: WriterParts;
  readonly #isPostgres: boolean;
  readonly #catalogueQueue = new TransactionQueue();
  readonly #besideQueue = new TransactionQueue();

  constructor(parts: WriterParts) {
    this.#parts = parts;
    this.#isPostgres = dialectOf(parts.access.sequelize) === 'postgres';
  }

  transact<T>(work: (group: TransactionGroup) => Promise<T>): Promise<T> {
    const { revision } = this.#parts;
    return this.#use(this.#catalogueQueue, async () => {
      const group = await this.#startGroup();
      try {
        const value = await work(group);
        await group.end(this.#notify);
        revision.notice(group.revision);
        return value;
      } catch (error) {
        await group.cancel();
        throw error;
      }
    });
  }

  /** As the only writer, without a revision of its own: a sweep, a restore. */
  exclusively<T>(work: (access: Access) => Promise<T>): Promise<T> {
    return this.#use(this.#catalogueQueue, () =>
      this.#inTransaction(async (access) => {
        if (this.#isPostgres) await readRevision(access, true);
        return work(access);
      }),
    );
  }

  /** Makes a revision that no change leads to, so that every process loads the whole catalogue. */
  async replace<T>(work: (access: Access) => Promise<T>): Promise<T> {
    const { value, revision } = await this.exclusively(async (access) => {
      const replaced = await work(access);
      const next = await startAnew(access);
      await this.#notify(access, next);
      return { value: replaced, revision: next };
    });
    this.#parts.revision.notice(revision);
    return value;
  }

  /** For what is no part of the catalogue, such as a session. */
  beside<T>(work: (access: Access) => Promise<T>): Promise<T> {
    // PostgreSQL has a connection for each write.
    return this.#use(this.#isPostgres ? null : this.#besideQueue, () => this.#inTransaction(work));
  }

  #use<T>(queue: TransactionQueue | null, work: () => Promise<T>): Promise<T> {
    const { availability, link } = this.#parts;
    const attempt = async (): Promise<T> => {
      // The database may have gone while this waited.
      availability.throwWhenRefused();
      const value = await work();
      if (!link) availability.noteSuccess();
      return value;
    };
    return availability.use(() => {
      const running = queue ? queue.run(attempt) : attempt();
      return link ? link.watch(running) : running;
    });
  }

  async #startGroup(): Promise<TransactionGroup> {
    const { access, revision } = this.#parts;
    const begin = (): Promise<Transaction> => this.#begin();
    // No other process writes to a SQLite file.
    if (!this.#isPostgres) return new TransactionGroup({ access, revision: revision.known, begin });
    const transaction = await begin();
    const locked = await readRevision({ ...access, transaction }, true);
    return new TransactionGroup({ access: { ...access, transaction }, revision: locked.revision, begin });
  }

  #begin(): Promise<Transaction> {
    const { sequelize } = this.#parts.access;
    return sequelize.transaction({ type: Transaction.TYPES.IMMEDIATE });
  }

  #inTransaction<T>(work: (access: Access) => Promise<T>): Promise<T> {
    const { access } = this.#parts;
    return access.sequelize.transaction({ type: Transaction.TYPES.IMMEDIATE }, (transaction) =>
      work({ ...access, transaction }),
    );
  }

  /** Notifies other processes when the transaction commits. */
  readonly #notify = async ({ sequelize, transaction }: Access, revision: number): Promise<void> => {
    if (!this.#isPostgres) return;
    await sequelize.query(`NOTIFY ${REVISION_CHANNEL}, '${revision}'`, { transaction });
  };
}

class TransactionQueue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
