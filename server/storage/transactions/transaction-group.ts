import type { Transaction } from 'sequelize';
import type { CatalogueWrite, StoredCatalogue, StoreTransaction } from '#server/catalogue/store/store.ts';
import type { CommittedChange, HistoryReader } from '#server/catalogue/store/history-store.ts';
import type { Access } from '../models/models.ts';
import { historyReader, readChangesSince } from '../history/history-reader.ts';
import { loadCatalogue } from '../load-catalogue.ts';
import { type NumberedWrite, storeHistory } from '../history/history-writer.ts';
import { saveRevision } from './revision.ts';
import { storeItems } from './store-items.ts';
import { storePictures } from '../picture-store.ts';

interface GroupStart {
  access: Access;
  revision: number;
  begin: () => Promise<Transaction>;
}

/**
 * Invariants. Rows are written when the group ends or next reads: statements are few, and SQLite's lock is not held while a write is decided.
 * Everything is committed at the end: until then none of it is durable or seen by others.
 */
export class TransactionGroup implements StoreTransaction {
  readonly history: HistoryReader = historyReader((read) => this.#read(read));
  readonly #begin: GroupStart['begin'];
  #access: Access;
  #revision: number;
  #waiting: NumberedWrite[] = [];
  #hasWritten = false;

  constructor({ access, revision, begin }: GroupStart) {
    this.#access = access;
    this.#revision = revision;
    this.#begin = begin;
  }

  get revision(): number {
    return this.#revision;
  }

  changesSince(revision: number): Promise<readonly CommittedChange[] | null> {
    return this.#read((access) => readChangesSince(access, revision));
  }

  load(): Promise<StoredCatalogue> {
    return this.#read(loadCatalogue);
  }

  add(write: CatalogueWrite): Promise<number> {
    this.#revision += 1;
    this.#waiting.push({ write, revision: this.#revision });
    return Promise.resolve(this.#revision);
  }

  /** `beforeCommit` is called when anything was written. */
  async end(beforeCommit: (access: Access, revision: number) => Promise<void>): Promise<void> {
    await this.#flush();
    if (this.#hasWritten) await beforeCommit(this.#access, this.#revision);
    await this.#access.transaction?.commit();
  }

  async cancel(): Promise<void> {
    // When the connection is lost, the database has rolled back by itself.
    await this.#access.transaction?.rollback().catch(() => undefined);
  }

  async #read<T>(read: (access: Access) => Promise<T>): Promise<T> {
    await this.#flush();
    return read(this.#access);
  }

  async #flush(): Promise<void> {
    const writes = this.#waiting;
    if (writes.length === 0) return;
    this.#waiting = [];
    await storeWrites(await this.#writing(), writes);
  }

  async #writing(): Promise<Access> {
    this.#access = { ...this.#access, transaction: this.#access.transaction ?? (await this.#begin()) };
    this.#hasWritten = true;
    return this.#access;
  }
}

/** Writes follow each other; `access` has a transaction. */
async function storeWrites(access: Access, writes: readonly NumberedWrite[]): Promise<void> {
  await storePictures(
    access,
    writes.flatMap(({ write }) => write.pictures ?? []),
  );
  const changes = writes.flatMap(({ write }) => write.changes);
  await storeItems(access, changes);
  await storeHistory(access, writes);
  const beginning = writes.findLast(({ write }) => write.isBeginning);
  const last = writes.at(-1);
  if (!last) return;
  await saveRevision(access, {
    revision: last.revision,
    ...(beginning && { changesFrom: beginning.revision }),
  });
}
