import type {
  ChangeAction,
  ImportState,
  ImportSummary,
  Problem,
  ReportedRow,
} from '#openapi/generated/model/index.ts';
import type { Change } from './change.ts';
import type { Item } from './item.ts';
import type { ResourceName } from './resources.ts';

/**
 * The port to whatever keeps the catalogue: `server/storage` on SQLite and PostgreSQL, `mocks/` in memory.
 *
 * Invariants. The revision rises by one with every committed write of the catalogue, from 0 for one that was never written; a restored
 * backup may raise it by more.
 * One writer at a time across all processes: `transact` waits for its turn. What `add` took in is durable when
 * `transact` resolves, and when `transact` rejects nothing of it is stored. The history is the list of all changes, and only ever grows
 * (the sweep of old deletions aside).
 */
export interface Store {
  /** The whole catalogue at its newest revision, items in no particular order. */
  load(): Promise<StoredCatalogue>;
  /** The committed revision as far as this process knows it without asking. */
  knownRevision(): number;
  /**
   * Asks which revision is the newest committed one. Only a store that other processes write to has to ask; the
   * others answer at once. 'unreachable' when the store does not answer in time.
   */
  newestRevision(): number | Promise<number | 'unreachable'>;
  /** Changes that were committed after `revision`, oldest first; null when they cannot be given one by one, so that `load` is needed. */
  changesSince(revision: number): Promise<readonly CommittedChange[] | null>;
  /** Runs `work` as the only writer. */
  transact<T>(work: (transaction: StoreTransaction) => Promise<T>): Promise<T>;
  /** Called when the store goes away, with the reason, and when it is back. */
  onAvailability(listener: (reason: unknown) => void, back: () => void): void;
  /** Whether rows can be read. */
  canRead(): Promise<boolean>;
  /** Whether they can be written: a full disk is read, and not written. */
  canWrite(): Promise<boolean>;
  readonly history: HistoryStore;
  readonly pictures: PictureStore;
  readonly sessions: SessionStore;
  readonly attempts: AttemptStore;
  /** Those that are committed. */
  readonly answers: Pick<AnswerStore, 'find'>;
  readonly imports: ImportStore;
  readonly clock: ClockStore;
  /** Waits for what is under way and lets go of the database. */
  close(): Promise<void>;
}

export interface StoredCatalogue {
  revision: number;
  items: Readonly<Record<ResourceName, readonly Item[]>>;
}

/** One writer's turn. Reads inside it see everything that is committed. */
export interface StoreTransaction {
  /** The newest committed revision, whichever process made it, or that of the last write that was added. */
  readonly revision: number;
  changesSince(revision: number): Promise<readonly CommittedChange[] | null>;
  load(): Promise<StoredCatalogue>;
  readonly history: HistoryReader;
  /** What is saved is committed with the transaction. */
  readonly answers: AnswerStore;
  /** Inserted with the transaction, unlike others. */
  readonly imports: Pick<ImportStore, 'insert'>;
  /**
   * Adds what one command changed, as the next revision: current rows, history and pictures. May be called more than once; all of it is
   * committed when the transaction ends. Gives the revision that it makes.
   */
  add(write: CatalogueWrite): Promise<number>;
}

export interface CatalogueWrite {
  changes: readonly RecordedChange[];
  /** Set for an import: its changes can be undone together by this id. */
  importId?: string;
  /**
   * The `changeId`s of changes that count as taken back from now on: their `undoneBy` becomes the revision of this write. An undo names
   * its own changes too, so that the history tells them from edits.
   */
  takesBack?: readonly string[];
  /** The `changeId`s of changes that were taken back and count again: their `undoneBy` becomes null. */
  givesBack?: readonly string[];
  /** Set for the catalogue that a new site begins with: its rows are stored, and its history stays empty. */
  isBeginning?: boolean;
  pictures?: readonly Picture[];
  /** The stored import that this write ends. When it is over already, the transaction ends with an ImportOverError. */
  endsImport?: { number: number; change: ImportChange };
  /** Called while the changes are stored, with the share that is, 0 to 1. When it throws, the transaction ends with that. */
  onStored?: (share: number) => void;
}

/** Thrown by every method of a store that does not answer at the moment, or that cannot write (a full disk). It may later. */
export class StoreUnavailableError extends Error {}

/** Thrown by the write of an import that was ended meanwhile, by whichever process. */
export class ImportOverError extends Error {}

/** A change with all that the stored row and its history entry carry. */
export interface RecordedChange extends Change {
  action: Exclude<ChangeAction, 'original'>;
  /** ISO time of the write. */
  at: string;
  /** The version of the item afterwards; of a deleted one, its last. */
  version: number;
  /** ISO time of the item's creation. */
  createdAt: string;
  /** The name at the time, for the list of changes. */
  itemName: string;
}

/** A change in the history. */
export interface CommittedChange extends RecordedChange {
  /** Its revision and its place in it, from 1: '43-1'. The `id` beside it is the item's. */
  changeId: string;
  revision: number;
  importId: string | null;
  /** The revision of the undo that took it back. */
  undoneBy: number | null;
}

export interface HistoryQuery {
  resource?: ResourceName;
  itemId?: string;
  importId?: string;
  action?: ChangeAction;
  revision?: number;
  /** Only changes that are older than the one with this `changeId`. */
  before?: string;
  limit: number;
  offset: number;
}

export interface ItemKey {
  resource: ResourceName;
  itemId: string;
}

/** A change without its states. */
export interface ChangeMark extends ItemKey, Pick<CommittedChange, 'changeId' | 'importId' | 'undoneBy'> {}

export interface HistoryReader {
  /** Newest first, with how many there are without `before`, `limit` and `offset`. */
  list(query: HistoryQuery): Promise<{ total: number; changes: readonly CommittedChange[] }>;
  find(changeId: string): Promise<CommittedChange | null>;
  /** What a revision changed, oldest first; without the states, which are many in a large import. */
  ofRevision(revision: number): Promise<readonly ChangeMark[]>;
  /** Whether nothing of what a revision changed counts any more. */
  isTakenBack(revision: number): Promise<boolean>;
  /** What a revision took back, its own changes included, as it is an undo. */
  takenBackBy(revision: number): Promise<readonly ChangeMark[]>;
  /** All changes of these items, oldest first. */
  ofItems(items: readonly ItemKey[]): Promise<readonly CommittedChange[]>;
  /** The first change of an item that the history holds. */
  firstOf(resource: ResourceName, itemId: string): Promise<CommittedChange | null>;
  /** The last names under which items that others can refer to were deleted, by resource and id: "spirits/old-tom-gin". */
  namesOfDeleted(): Promise<ReadonlyMap<string, string>>;
}

export interface HistoryStore extends HistoryReader {
  /** Deletes the history of items that were deleted up to `revision` and did not come back. */
  sweep(revision: number): Promise<void>;
}

/** A picture by the hash of its content. */
export interface Picture {
  id: string;
  bytes: Uint8Array;
  mime: string;
  /** Pixels. */
  width: number;
  height: number;
}

export interface PictureVariant {
  pictureId: string;
  /** Pixels. */
  width: number;
  mime: string;
  bytes: Uint8Array;
}

export interface PictureStore {
  find(id: string): Promise<Picture | null>;
  /** In pixels, without reading its bytes; null when there is no such picture. */
  findWidth(id: string): Promise<number | null>;
  findVariant(pictureId: string, width: number, mime: string): Promise<Uint8Array | null>;
  /** Stores a picture ahead of the change that names it; one that is there already counts as stored now. */
  save(picture: Picture): Promise<void>;
  /** Stores an encoded size, unless the picture itself is gone. */
  saveVariant(variant: PictureVariant): Promise<void>;
  /** Deletes pictures that no item and no change names, and that were stored before `before` (a running time). */
  sweep(before: string): Promise<void>;
}

/** The running time (`RunningClock`). Sessions, attempts and pictures have times of it. */
export interface ClockStore {
  now(): Date;
  /** Stores it, with the revision once a day, and catches up with what another process stored. */
  save(): Promise<void>;
  /** A revision that was there at that time already, as new as is known; 0 when none is known. */
  revisionBefore(before: Date): Promise<number>;
}

export interface Session {
  tokenHash: string;
  createdAt: string;
  /** Its last use that was stored. */
  usedAt: string;
  expiresAt: string;
}

/** The answer to a request with an Idempotency-Key, for a client that lost it and asks again. */
export interface StoredAnswer {
  key: string;
  /** Hash of the request that the key came with. */
  requestHash: string;
  status: number;
  headers: Readonly<Record<string, string>>;
  /** JSON text. */
  body: string;
  /** A running time. */
  expiresAt: string;
}

export interface AnswerStore {
  /** The answer of this key, unless it is over at `now` (a running time). */
  find(key: string, now: string): Promise<StoredAnswer | null>;
  /** Stores an answer, and deletes those that are over at `now` or too many (`surplusAnswers`). */
  save(answer: StoredAnswer, now: string): Promise<void>;
}

/** Sessions never wait for a writer of the catalogue. */
export interface SessionStore {
  find(tokenHash: string): Promise<Session | null>;
  /** Stores a session, and removes `replaces` and those that are over when it is created. */
  insert(session: Session, replaces: string | null): Promise<void>;
  markUsed(tokenHash: string, usedAt: string): Promise<void>;
  remove(tokenHash: string): Promise<void>;
}

/** Failed logins by client: an address or a block of addresses. They never wait for a writer of the catalogue. */
export interface AttemptStore {
  /**
   * Counts one attempt of `client` within its window and says how many there are by now, this one included, and when
   * the window ends. A window that is over begins anew.
   */
  count(client: string, now: string, windowEnd: string): Promise<{ count: number; until: string }>;
  forget(client: string): Promise<void>;
}

/** An import and how far it is; see `operations/import-service.ts`. */
export interface ImportRecord {
  number: number;
  state: ImportState;
  fileName: string;
  isDryRun: boolean;
  /** ISO times of the system's clock, for people. */
  createdAt: string;
  endedAt: string | null;
  /** Rows that are decided or stored, and all of them. */
  rows: number;
  total: number;
  /** Grows as long as the process that carries it out lives. */
  beats: number;
  /** Null when it changed nothing. */
  revision: number | null;
  outcome: { message: string; results: ImportSummary } | null;
  problem: Problem | null;
}

/** `startedAt` is a running time. */
export type NewImport = Omit<ImportRecord, 'number'> & { startedAt: string };

export type ImportChange = Partial<Omit<ImportRecord, 'number'>> & { report?: readonly ReportedRow[] };

/** Imports never wait for a writer of the catalogue, save for the end of one, which is part of its write. */
export interface ImportStore {
  /** Stores a new one, deletes those that are too old or too many (`expiredImports`), and gives its number. */
  insert(record: NewImport): Promise<number>;
  find(number: number): Promise<ImportRecord | null>;
  /** The newest first, beginning with `upTo`. */
  list(page: { upTo?: number; limit: number }): Promise<readonly ImportRecord[]>;
  report(number: number): Promise<readonly ReportedRow[]>;
  /** Changes an import that is not over. False when it is, or is not there. */
  change(number: number, change: ImportChange): Promise<boolean>;
}
