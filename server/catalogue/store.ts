import type {
  AuditEntry,
  AuditKind,
  ChangeAction,
  ChangeSession,
  ImportState,
  ImportSummary,
  Problem,
  ReportedRow,
} from '#openapi/generated/model/index.ts';
import type { Change } from './change.ts';
import type { Item } from './item.ts';
import type { ResourceName } from './resources.ts';

/**
 * The port to the stored catalogue: `server/storage` on SQLite and PostgreSQL, `mocks/` in memory.
 *
 * Invariants. The revision rises by one with every committed write, from 0 for a new catalogue; a restored backup may raise it by more.
 * There is one writer at a time across all processes. What `add` took is durable when `transact` resolves, and nothing of it is stored
 * when `transact` rejects. The history only ever grows (the sweep of old deletions aside).
 */
export interface Store {
  load(): Promise<StoredCatalogue>;
  /** The committed revision as far as this process knows without asking. */
  knownRevision(): number;
  /** Only a store that other processes write to has to ask. 'unreachable' when it does not answer in time. */
  newestRevision(): number | Promise<number | 'unreachable'>;
  /** Committed after `revision`, oldest first; null when only `load` can give them. */
  changesSince(revision: number): Promise<readonly CommittedChange[] | null>;
  /** Runs `work` as the only writer. */
  transact<T>(work: (transaction: StoreTransaction) => Promise<T>): Promise<T>;
  /** Called with the reason when the store goes away, and when it is back. */
  onAvailability(listener: (reason: unknown) => void, back: () => void): void;
  canRead(): Promise<boolean>;
  /** A full disk can be read, and not written. */
  canWrite(): Promise<boolean>;
  readonly history: HistoryStore;
  readonly pictures: PictureStore;
  readonly sessions: SessionStore;
  readonly attempts: AttemptStore;
  readonly password: PasswordStore;
  readonly audit: AuditStore;
  readonly advertCounts: AdvertCountStore;
  /** Those that are committed. */
  readonly answers: Pick<AnswerStore, 'find'>;
  readonly imports: ImportStore;
  readonly clock: ClockStore;
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
  readonly answers: AnswerStore;
  readonly imports: Pick<ImportStore, 'insert'>;
  /** Adds what one command changed as the next revision, which it gives: rows, history and pictures. May be called more than once. */
  add(write: CatalogueWrite): Promise<number>;
}

export interface CatalogueWrite {
  changes: readonly RecordedChange[];
  /** Of an import: its changes can be undone together. */
  importId?: string;
  /** That asked for it. */
  session?: ChangeSession | null;
  /** The `changeId`s that an undo takes back: their `undoneBy` becomes this revision. It names its own changes too, which tells them from edits. */
  takesBack?: readonly string[];
  /** The `changeId`s that count again: their `undoneBy` becomes null. */
  givesBack?: readonly string[];
  /** The catalogue that a new site begins with has no history. */
  isBeginning?: boolean;
  pictures?: readonly Picture[];
  /** When this import is over already, the transaction ends with an ImportOverError. */
  endsImport?: { number: number; change: ImportChange };
  /** Told which share is stored, 0 to 1. When it throws, the transaction ends with that. */
  onStored?: (share: number) => void;
}

/** Thrown by every method of a store that does not answer or cannot write at the moment. */
export class StoreUnavailableError extends Error {}

/** Thrown by the write of an import that was ended meanwhile, by any process. */
export class ImportOverError extends Error {}

export interface RecordedChange extends Change {
  action: Exclude<ChangeAction, 'original'>;
  at: string;
  /** Afterwards; of a deleted item, its last. */
  version: number;
  createdAt: string;
  itemName: string;
}

export interface CommittedChange extends RecordedChange {
  /** Its revision and its place in it, from 1: '43-1'. */
  changeId: string;
  revision: number;
  importId: string | null;
  session: ChangeSession | null;
  /** The revision of the undo that took it back. */
  undoneBy: number | null;
}

interface HistoryQuery {
  resource?: ResourceName;
  itemId?: string;
  /** Words of the name (`nameWords`), all of which it has. */
  words?: readonly string[];
  /** Its id. */
  session?: string;
  importId?: string;
  action?: ChangeAction;
  revision?: number;
  /** Moments as `at` has them; `until` is left out itself. */
  since?: string;
  until?: string;
  /** A `changeId`: only older changes. */
  before?: string;
  limit: number;
  offset: number;
}

export interface ItemKey {
  resource: ResourceName;
  itemId: string;
}

export interface ChangeMark extends ItemKey, Pick<CommittedChange, 'changeId' | 'importId' | 'undoneBy'> {}

export interface HistoryReader {
  /** Newest first; `total` is without `before`, `limit` and `offset`. */
  list(query: HistoryQuery): Promise<{ total: number; changes: readonly CommittedChange[] }>;
  find(changeId: string): Promise<CommittedChange | null>;
  /** Oldest first. */
  ofRevision(revision: number): Promise<readonly ChangeMark[]>;
  /** Whether nothing of a revision counts any more. */
  isTakenBack(revision: number): Promise<boolean>;
  /** What an undo took back, its own changes included. */
  takenBackBy(revision: number): Promise<readonly ChangeMark[]>;
  /** Oldest first. */
  ofItems(items: readonly ItemKey[]): Promise<readonly CommittedChange[]>;
  firstOf(resource: ResourceName, itemId: string): Promise<CommittedChange | null>;
  /** The last names of deleted items that others can refer to, by "spirits/old-tom-gin". */
  namesOfDeleted(): Promise<ReadonlyMap<string, string>>;
}

interface HistoryStore extends HistoryReader {
  /** Of items that were deleted up to `revision` and did not come back. */
  sweep(revision: number): Promise<void>;
}

/** `id` is the hash of the content; sizes are in pixels. */
export interface Picture {
  id: string;
  bytes: Uint8Array;
  mime: string;
  width: number;
  height: number;
}

export interface PictureVariant {
  pictureId: string;
  width: number;
  mime: string;
  bytes: Uint8Array;
}

export interface PictureStore {
  find(id: string): Promise<Picture | null>;
  /** Without reading the bytes. */
  findWidth(id: string): Promise<number | null>;
  findVariant(pictureId: string, width: number, mime: string): Promise<Uint8Array | null>;
  /** Ahead of the change that names it; one that is there already counts as stored now. */
  save(picture: Picture): Promise<void>;
  /** Unless the picture itself is gone. */
  saveVariant(variant: PictureVariant): Promise<void>;
  /** Pictures that no item and no change names, and that were stored before `before` (a running time). */
  sweep(before: string): Promise<void>;
}

/** The running time (`RunningClock`) of sessions, attempts and pictures. */
export interface ClockStore {
  now(): Date;
  /** Stores it, with the revision once a day, and catches up with other processes. */
  save(): Promise<void>;
  /** The newest known revision that was there at that time; 0 when none is known. */
  revisionBefore(before: Date): Promise<number>;
}

export interface Session {
  /** Names it where it is listed; it opens nothing. */
  id: string;
  tokenHash: string;
  /** What logged in, in words. */
  device: string;
  createdAt: string;
  usedAt: string;
  expiresAt: string;
  /** Of the password that opened it. */
  passwordVersion: number;
}

export interface AdminPassword {
  /** Null: the configured one. */
  hash: string | null;
  /** Rises with every change. */
  version: number;
  /** ISO time of the system's clock. */
  changedAt: string | null;
}

export interface PasswordStore {
  find(): Promise<AdminPassword>;
  /** Ends all sessions but the `kept` one. False when the version is no longer `from`, since another session changed it. */
  change(
    next: Pick<AdminPassword, 'hash' | 'changedAt'>,
    from: number,
    kept: string | null,
  ): Promise<boolean>;
}

export interface AuditRecord extends Omit<AuditEntry, 'id'> {
  number: number;
}

/** Entries are no part of the catalogue: they raise no revision, never wait for its writer, and no backup has them. */
export interface AuditStore {
  /** Deletes the oldest entries of `kinds` beyond `max`. */
  insert(
    entry: Omit<AuditRecord, 'number'>,
    kept: { kinds: readonly AuditKind[]; max: number },
  ): Promise<void>;
  /** The newest first; `total` is without `before` (a number) and `limit`. */
  list(page: { before?: number; limit: number }): Promise<{ total: number; entries: readonly AuditRecord[] }>;
}

/** How often an advert was seen and clicked on a day (`yyyy-mm-dd`). */
export interface DailyCount {
  day: string;
  advertId: string;
  views: number;
  clicks: number;
}

/** Counts are no part of the catalogue: they raise no revision and have no history. A backup has them. */
export interface AdvertCountStore {
  /** Adds to those of the day. It is durable within ten seconds, and when the store is closed. */
  add(counts: readonly DailyCount[]): void;
  /** From one day to another, both included; in no order. */
  list(from: string, to: string): Promise<readonly DailyCount[]>;
}

/** For a client that lost the answer to a request with an Idempotency-Key and asks again. */
export interface StoredAnswer {
  key: string;
  /** Of the request that the key came with. */
  requestHash: string;
  status: number;
  headers: Readonly<Record<string, string>>;
  /** JSON text. */
  body: string;
  /** A running time. */
  expiresAt: string;
}

export interface AnswerStore {
  /** Unless it is over at `now` (a running time). */
  find(key: string, now: string): Promise<StoredAnswer | null>;
  /** Deletes answers that are over at `now` or too many (`surplusAnswers`). */
  save(answer: StoredAnswer, now: string): Promise<void>;
}

/** Sessions never wait for a writer of the catalogue. */
export interface SessionStore {
  /** Unless the password was changed since. */
  find(tokenHash: string): Promise<Session | null>;
  /** Removes `replaces` and those that are over. */
  insert(session: Session, replaces: string | null): Promise<void>;
  /** Those that end after `now`, unless the password was changed since; the last used first. */
  list(now: string): Promise<readonly Session[]>;
  markUsed(tokenHash: string, usedAt: string): Promise<void>;
  remove(tokenHash: string): Promise<void>;
}

/** Failed logins by address or block of addresses. They never wait for a writer of the catalogue. */
export interface AttemptStore {
  /** Counts one attempt, and gives how many there are in the window and when it ends. A window that is over begins anew. */
  count(client: string, now: string, windowEnd: string): Promise<{ count: number; until: string }>;
  forget(client: string): Promise<void>;
}

export interface ImportRecord {
  number: number;
  state: ImportState;
  fileName: string;
  isDryRun: boolean;
  /** ISO times of the system's clock. */
  createdAt: string;
  endedAt: string | null;
  rows: number;
  total: number;
  /** Grows as long as the process that carries it out lives. */
  beats: number;
  /** Null when nothing was changed. */
  revision: number | null;
  outcome: { message: string; results: ImportSummary } | null;
  problem: Problem | null;
}

/** `startedAt` is a running time. */
export type NewImport = Omit<ImportRecord, 'number'> & { startedAt: string };

export type ImportChange = Partial<Omit<ImportRecord, 'number'>> & { report?: readonly ReportedRow[] };

/** Imports never wait for a writer of the catalogue, except for the end of one, which is part of its write. */
export interface ImportStore {
  /** Deletes imports that are too old or too many (`expiredImports`), and gives the number of the new one. */
  insert(record: NewImport): Promise<number>;
  find(number: number): Promise<ImportRecord | null>;
  /** The newest first, beginning with `upTo`. */
  list(page: { upTo?: number; limit: number }): Promise<readonly ImportRecord[]>;
  count(): Promise<number>;
  report(number: number): Promise<readonly ReportedRow[]>;
  /** False when the import is over, or is not there. */
  change(number: number, change: ImportChange): Promise<boolean>;
}
