import type { Item } from '../item.ts';
import type { ResourceName } from '../resources.ts';
import type { CommittedChange, HistoryReader, HistoryStore, RecordedChange } from './history-store.ts';
import type { AttemptStore, PasswordStore, SessionStore } from './access-store.ts';

/**
 * The port to the stored catalogue: `server/storage` on SQLite and PostgreSQL, `mocks/` in memory.
 *
 * Invariants. The revision rises by one with every committed write, from 0 for a new catalogue; a restored backup may raise it by more.
 * There is one writer at a time across all processes. What `add` took is durable when `transact` resolves, and nothing of it is stored
 * when `transact` rejects. The history grows by every write, until `prune` takes the oldest changes.
 */
export interface Store {
  load(): Promise<StoredCatalogue>;
  knownRevision(): number;
  /** The newest revision that this process has heard of, which takes a second for another's write. 'unreachable' when the store does not answer. */
  newestRevision(): number | 'unreachable';
  /** Committed after `revision`, oldest first; null when only `load` can give them. */
  changesSince(revision: number): Promise<readonly CommittedChange[] | null>;
  /** Runs `work` as the only writer. */
  transact<T>(work: (transaction: StoreTransaction) => Promise<T>): Promise<T>;
  onAvailability(listener: (reason: unknown) => void, back: () => void): void;
  canRead(): Promise<boolean>;
  /** A full disk can be read, and not written. */
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

/** Reads see everything that is committed. */
export interface StoreTransaction {
  /** The newest committed one of any process, or that of the last write that was added. */
  readonly revision: number;
  changesSince(revision: number): Promise<readonly CommittedChange[] | null>;
  load(): Promise<StoredCatalogue>;
  readonly history: HistoryReader;
  /** Adds what one command changed as the next revision, which it gives: rows, history and pictures. May be called more than once. */
  add(write: CatalogueWrite): Promise<number>;
}

export interface CatalogueWrite {
  changes: readonly RecordedChange[];
  /** The name of the sheet. */
  importedFrom?: string;
  /** The revision that an undo takes back: its changes of the same items get this one as `undoneBy`, and what it had undone itself counts again. */
  undoes?: number;
  isBeginning?: boolean;
  pictures?: readonly Picture[];
}

/** Thrown by every method of a store that does not answer or cannot write at the moment. */
export class StoreUnavailableError extends Error {}

/** `id` is the hash of the content; sizes are in pixels. */
export interface Picture {
  id: string;
  bytes: Uint8Array;
  mime: string;
  width: number;
  height: number;
}

/** One form in which a picture is sent. */
export interface VariantKey {
  pictureId: string;
  width: number;
  mime: string;
  /** 'link': cropped to what previews of links want. '': whole. */
  crop: 'link' | '';
}

export interface PictureVariant extends VariantKey {
  bytes: Uint8Array;
}

export interface PictureStore {
  find(id: string): Promise<Picture | null>;
  findWidth(id: string): Promise<number | null>;
  findVariant(key: VariantKey): Promise<Uint8Array | null>;
  /** Ahead of the change that names it; one that is there already counts as stored now. */
  save(picture: Picture): Promise<void>;
  saveVariant(variant: PictureVariant): Promise<void>;
  /** Removes those that no change names, that are not `named` by an item either, and that were stored before `before`. */
  sweep(before: string, named: ReadonlySet<string>): Promise<void>;
}
