import { QueryTypes, Transaction, type Sequelize } from 'sequelize';
import { ChangeLog } from './change-log.ts';
import { connect, keepOpen, type DatabaseLocation } from './connect.ts';
import { DatabaseAwayError, isDatabaseAway } from './database-away.ts';
import { DatabaseCondition } from './database-condition.ts';
import { DatabaseLink, REVISION_CHANNEL, type Freshness } from './database-link.ts';
import { migrate } from './migrate.ts';
import { defineModels, type Models } from './models.ts';
import { WriteGroup } from './write-group.ts';
import { WriteQueue } from './write-queue.ts';

/** What was read or written, and the revision of the catalogue that it shows or made. */
export interface Reading<T> {
  value: T;
  revision: number;
}

/** A read or a write under way. All its queries see the same state when they pass `transaction` on. */
export interface Access {
  sequelize: Sequelize;
  models: Models;
  transaction: Transaction;
  /** Of a write to the catalogue: keeps what it changes as versions. */
  changes?: ChangeLog;
}

/** Does one change of the catalogue within a transaction that may hold several. */
type Change = <T>(work: (access: Access) => Promise<T>) => Promise<{ value: T; changes: ChangeLog }>;

export type RevisionListener = (revision: number, changed?: ReadonlySet<string>) => void;

export interface Storage {
  /** The newest revision of the catalogue that this process knows. */
  revision(): number;
  /**
   * To be called before remembered answers are used: learns of writes that other processes had acknowledged by
   * then. 'stale' when the database does not answer; without other processes it is 'fresh' without waiting.
   */
  confirm(): Freshness | Promise<Freshness>;
  /** Whether other processes may write to the database. */
  readonly isShared: boolean;
  /** Whether the database can be reached and written to, as far as anybody has tried. */
  readonly condition: DatabaseCondition;
  /**
   * Called after a write, before it is acknowledged. `changed`: resources and items that this revision changed, as
   * ChangeLog names them; without it, anything since the last one.
   */
  onRevision(listener: RevisionListener): void;
  /** Reads one state of the catalogue, never half of a write. */
  readCatalogue<T>(work: (access: Access, revision: number) => Promise<T>): Promise<Reading<T>>;
  /** Reads something beside the catalogue, such as a session, by a single query: it needs no transaction. */
  look<T>(work: (access: Omit<Access, 'transaction'>) => Promise<T>): Promise<T>;
  /**
   * Changes the catalogue and raises its revision. A throw in `work` changes nothing. Writes that wait at the same
   * time share a transaction, and what it costs to have it on the disk: then `work` may run twice, of which once in
   * vain. One that takes long, or could not be run again, goes `alone`.
   */
  writeCatalogue<T>(work: (access: Access) => Promise<T>, alone?: 'alone'): Promise<Reading<T>>;
  /** Changes what is not part of the catalogue, such as sessions: one transaction, the revision stays. */
  write<T>(work: (access: Access) => Promise<T>): Promise<T>;
  /** Whether the database answers. */
  isUp(): Promise<boolean>;
  /** Waits for what is under way, then lets go of the database; who comes later finds it away. */
  close(): Promise<void>;
}

const REVISION_SQL = 'SELECT "revision" FROM "catalogue_revision" WHERE "id" = 1';
// First statement of a write: on PostgreSQL its row lock makes writers of all processes wait for each other.
const RAISE_REVISION_SQL =
  'UPDATE "catalogue_revision" SET "revision" = "revision" + $by WHERE "id" = 1 RETURNING "revision"';
/** On PostgreSQL, for what is written beside the catalogue. Any number that nothing else on the database uses. */
const WRITE_LOCK = 20_261_123;

/**
 * Opens the database and brings its schema up to date. `fill` runs in the same transaction when nothing has
 * ever been written to the catalogue, so that an emptied one is not filled again.
 */
export async function openStorage(
  location: DatabaseLocation,
  fill?: (access: Access) => Promise<void>,
): Promise<Storage> {
  const { sequelize, hangUp } = await connect(location);
  const models = defineModels(sequelize);
  const postgres = sequelize.getDialect() === 'postgres';
  const queue = new WriteQueue();
  const condition = new DatabaseCondition();
  const underWay = new Set<Promise<unknown>>();
  const listeners = new Set<RevisionListener>();
  let known = 0;
  let closed = false;
  let letGo = (): Promise<void> => Promise.resolve();

  const readRevision = async (transaction: Transaction): Promise<number> => {
    const [row] = await sequelize.query<{ revision: number }>(REVISION_SQL, {
      type: QueryTypes.SELECT,
      transaction,
    });
    return row?.revision ?? 0;
  };
  const learn: RevisionListener = (revision, changed) => {
    if (revision <= known) return;
    // Of a revision in between nothing is known.
    const whatChanged = revision === known + 1 ? changed : undefined;
    known = revision;
    for (const listener of listeners) listener(revision, whatChanged);
  };
  const link =
    location.databaseUrl === null
      ? null
      : new DatabaseLink(location.databaseUrl, {
          learn,
          away(reason) {
            condition.goAway(reason);
            hangUp();
          },
          back: () => condition.comeBack(),
        });
  const refuseWhenAway = (): void => {
    if (closed || link?.isAway) throw new DatabaseAwayError();
  };
  /** Does work on the database while there is one, and learns from it how the database is. */
  const onDatabase = async <T>(kind: 'read' | 'write', work: () => Promise<T>): Promise<T> => {
    refuseWhenAway();
    const running = link ? link.watch(work()) : work();
    underWay.add(running);
    try {
      const done = await running;
      // A full disk is read from as ever.
      if (postgres || kind === 'write') condition.comeBack();
      return done;
    } catch (error) {
      if (isDatabaseAway(error)) condition.goAway(error);
      throw error;
    } finally {
      underWay.delete(running);
    }
  };
  const inWriteTransaction = <T>(work: (access: Access) => Promise<T>): Promise<T> =>
    onDatabase('write', () =>
      queue.run(() => {
        // It may have gone while this one waited for the others.
        refuseWhenAway();
        return sequelize.transaction({ type: Transaction.TYPES.IMMEDIATE }, (transaction) =>
          work({ sequelize, models, transaction }),
        );
      }),
    );
  const raiseRevision = async (transaction: Transaction, by = 1): Promise<number> => {
    const [row] = await sequelize.query<{ revision: number }>(RAISE_REVISION_SQL, {
      bind: { by },
      type: QueryTypes.SELECT,
      transaction,
    });
    return row?.revision ?? 0;
  };
  /** One transaction in which every change of the catalogue is a revision of its own. */
  const inCatalogueTransaction = <T>(work: (change: Change) => Promise<T>): Promise<T> =>
    inWriteTransaction(async (access) => {
      const { transaction } = access;
      const first = await raiseRevision(transaction);
      let next = first;
      const value = await work(async (one) => {
        const changes = new ChangeLog(next);
        const made = await one({ ...access, changes });
        await changes.keep(access);
        next += 1;
        return { value: made, changes };
      });
      const further = next - 1 - first;
      if (further > 0) await raiseRevision(transaction, further);
      // Told when the transaction commits, and not at all when it does not.
      if (postgres) await sequelize.query(`NOTIFY ${REVISION_CHANNEL}, '${next - 1}'`, { transaction });
      return value;
    });
  const group = new WriteGroup(inCatalogueTransaction<void>);
  const writeCatalogue: Storage['writeCatalogue'] = async (work, alone) => {
    const { value, changes } = await (alone
      ? inCatalogueTransaction((change) => change(work))
      : group.run((change) => change(work)));
    learn(changes.revision, changes.changed);
    return { value, revision: changes.revision };
  };

  try {
    learn(
      await inWriteTransaction(async (access) => {
        await migrate(sequelize, access.transaction);
        if (fill && (await readRevision(access.transaction)) === 0) {
          await raiseRevision(access.transaction);
          await fill(access);
        }
        return readRevision(access.transaction);
      }),
    );
    await link?.open();
    letGo = await keepOpen(location);
  } catch (error) {
    await sequelize.close();
    throw error;
  }

  return {
    revision: () => known,
    confirm: () => link?.confirm() ?? 'fresh',
    onRevision: (listener) => void listeners.add(listener),
    condition,
    isShared: postgres,
    async readCatalogue(work) {
      const kind = postgres
        ? { isolationLevel: Transaction.ISOLATION_LEVELS.REPEATABLE_READ }
        : { type: Transaction.TYPES.DEFERRED };
      return onDatabase('read', () =>
        sequelize.transaction(kind, async (transaction) => {
          const revision = await readRevision(transaction);
          learn(revision);
          return { revision, value: await work({ sequelize, models, transaction }, revision) };
        }),
      );
    },
    look: (work) => onDatabase('read', () => work({ sequelize, models })),
    writeCatalogue,
    async write(work) {
      return inWriteTransaction(async (access) => {
        // Processes that count the same address's attempts must wait for each other.
        const { transaction } = access;
        if (postgres) await sequelize.query(`SELECT pg_advisory_xact_lock(${WRITE_LOCK})`, { transaction });
        return work(access);
      });
    },
    async isUp() {
      if (link) return (await link.confirm()) === 'fresh';
      try {
        await sequelize.query(REVISION_SQL, { type: QueryTypes.SELECT });
        return true;
      } catch {
        return false;
      }
    },
    async close() {
      while (underWay.size > 0) await Promise.allSettled(underWay);
      closed = true;
      await link?.close();
      await sequelize.close();
      await letGo();
    },
  };
}
