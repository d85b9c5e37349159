import type { Item } from '../items/item.ts';
import type { ResourceName } from '../items/resources.ts';
import type { CommittedChange, HistoryReader, HistoryStore, RecordedChange } from './history-store.ts';
import type { AttemptStore, PasswordStore, SessionStore } from './login-stores.ts';

/**
 * The port to the stored catalogue. `server/storage` implements it on SQLite and PostgreSQL, `mocks/` in
 * memory.
 *
 * Invariants. A new catalogue has the revision 0, and each committed write raises it by one. A restored
 * backup may raise it by more. There is one writer at a time across all processes. When `transact` resolves,
 * everything given to `add` is durable; when it rejects, nothing is stored. Only `prune` removes changes
 * from the history, the oldest first.
 */
export interface Store {
  load(): Promise<StoredCatalogue>;
  /** The number is at most a second old. It is 'unreachable' while the database does not answer. */
  newestRevision(): number | 'unreachable';
  /** The oldest is first. Null when the history lacks some of them, and `load` is needed. */
  changesSince(revision: number, limit: number): Promise<readonly CommittedChange[] | null>;
  /** Runs `work` as the only writer. */
  transact<T>(work: (transaction: StoreTransaction) => Promise<T>): Promise<T>;
  canRead(): Promise<boolean>;
  /** A full disk can be read, but not written. */
  canWrite(): Promise<boolean>;
  readonly history: HistoryStore;
  readonly pictures: PictureStore;
  readonly sessions: SessionStore;
  readonly attempts: AttemptStore;
  readonly password: PasswordStore;
  close(): Promise<void>;
}

export interface StoredCatalogue {
  revision: number;
  items: Readonly<Record<ResourceName, readonly Item[]>>;
}

/** What is passed to the work of `transact`. Reads see everything that is committed. */
export interface StoreTransaction {
  /** The newest revision that any process has committed. `add` stores the next one. */
  readonly revision: number;
  changesSince(revision: number, limit: number): Promise<readonly CommittedChange[] | null>;
  load(): Promise<StoredCatalogue>;
  readonly history: HistoryReader;
  /** Stores rows and history. Call it once at most. */
  add(write: CatalogueWrite): Promise<void>;
}

export interface CatalogueWrite {
  /** There is at most one change of each item. */
  changes: readonly RecordedChange[];
  /** The name of the sheet, for an import. */
  importedFrom?: string;
  /** The revision that this write undoes. Its changes get `undoneBy`; what it had undone loses the mark. */
  undoes?: number;
  /** True for the starter catalogue, which has no history. */
  isStarterCatalogue?: boolean;
}

/** Every method of a store throws it when the store does not answer or cannot write at the moment. */
export class StoreUnavailableError extends Error {}

/** `id` is the hash of the content. Sizes are in pixels. */
export interface Picture {
  id: string;
  bytes: Uint8Array;
  mime: string;
  width: number;
  height: number;
}

export interface VariantKey {
  pictureId: string;
  width: number;
  mime: string;
  /** 'link' is the part for link previews, and '' the whole picture. */
  crop: 'link' | '';
}

export interface PictureVariant extends VariantKey {
  bytes: Uint8Array;
}

export interface PictureStore {
  find(id: string): Promise<Picture | null>;
  findWidth(id: string): Promise<number | null>;
  findVariant(key: VariantKey): Promise<Uint8Array | null>;
  /** Called before a change names the picture. Storing it again renews its time for `sweep`. */
  store(picture: Picture): Promise<void>;
  storeVariant(variant: PictureVariant): Promise<void>;
  /** Removes pictures stored before `before`, unless `usedIds` or a change of the history names them. */
  sweep(before: string, usedIds: ReadonlySet<string>): Promise<void>;
}
