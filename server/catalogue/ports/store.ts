import type { Item } from '../item.ts';
import type { ResourceName } from '../resources.ts';
import type { CommittedChange, HistoryReader, HistoryStore, RecordedChange } from './history-store.ts';
import type { AttemptStore, PasswordStore, SessionStore } from './login-stores.ts';

/**
 * The port to the stored catalogue. `server/storage` implements it on SQLite and PostgreSQL, and `mocks/` in memory.
 *
 * Invariants. The revision rises by one with every committed write, from 0 for a new catalogue; a restored backup may raise it by more.
 * There is one writer at a time across all processes. What `add` took is durable when `transact` resolves, and nothing of it is stored when
 * `transact` rejects. The history grows by every write, until `prune` takes the oldest changes.
 */
export interface Store {
  load(): Promise<StoredCatalogue>;
  /**
   * Returns the newest revision that this process has heard of, or 'unreachable' while the store does not answer. A write of another process
   * is heard of within a second.
   */
  newestRevision(): number | 'unreachable';
  /** Returns what was committed after `revision`, the oldest first. It returns null when only `load` can tell it. */
  changesSince(revision: number): Promise<readonly CommittedChange[] | null>;
  /** Runs `work` as the only writer. */
  transact<T>(work: (transaction: StoreTransaction) => Promise<T>): Promise<T>;
  canRead(): Promise<boolean>;
  /** A full disk can be read, but it cannot be written. */
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

/** What `transact` gives to its work. Reads see everything that is committed. */
export interface StoreTransaction {
  /** The newest revision that any process has committed. */
  readonly revision: number;
  changesSince(revision: number): Promise<readonly CommittedChange[] | null>;
  load(): Promise<StoredCatalogue>;
  readonly history: HistoryReader;
  /** Stores the rows and the history of the write as the next revision, and returns that revision. It is called once at most. */
  add(write: CatalogueWrite): Promise<number>;
}

export interface CatalogueWrite {
  /** At most one change of each item. */
  changes: readonly RecordedChange[];
  /** An import gives the name of its sheet. */
  importedFrom?: string;
  /**
   * The revision that an undo takes back. Its changes of the same items get the new revision as `undoneBy`, and what it had undone itself
   * counts again.
   */
  undoes?: number;
  /** True for the starter catalogue, which has no history. */
  isBeginning?: boolean;
}

/** Thrown by every method of a store when the store does not answer or cannot write at the moment. */
export class StoreUnavailableError extends Error {}

/** `id` is the hash of the content. Sizes are in pixels. */
export interface Picture {
  id: string;
  bytes: Uint8Array;
  mime: string;
  width: number;
  height: number;
}

/** Names one form in which a picture is sent. */
export interface VariantKey {
  pictureId: string;
  width: number;
  mime: string;
  /** A picture with 'link' is cropped to what previews of links want. One with '' is whole. */
  crop: 'link' | '';
}

export interface PictureVariant extends VariantKey {
  bytes: Uint8Array;
}

export interface PictureStore {
  find(id: string): Promise<Picture | null>;
  findWidth(id: string): Promise<number | null>;
  findVariant(key: VariantKey): Promise<Uint8Array | null>;
  /** Stores a picture before the change that names it. A picture that is there already counts as stored now. */
  store(picture: Picture): Promise<void>;
  storeVariant(variant: PictureVariant): Promise<void>;
  /** Removes pictures that no change names, that are not among `named`, and that were stored before `before`. */
  sweep(before: string, named: ReadonlySet<string>): Promise<void>;
}
