import type { ChangeAction } from '#openapi/generated/model.ts';
import type { Change } from '../decision.ts';
import type { ResourceName } from '../resources.ts';

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
  /** The name of the sheet. */
  importedFrom: string | null;
  /** The revision of the undo that took it back. */
  undoneBy: number | null;
}

interface HistoryQuery {
  resource?: ResourceName;
  itemId?: string;
  words?: readonly string[];
  action?: ChangeAction;
  revision?: number;
  /** Moments as `at` has them; `until` is left out itself. */
  since?: string;
  until?: string;
  /** A `changeId`: only older changes. */
  before?: string;
  limit: number;
}

export interface HistoryReader {
  /** Newest first; `total` is without `before` and `limit`. */
  list(query: HistoryQuery): Promise<{ total: number; changes: readonly CommittedChange[] }>;
  find(changeId: string): Promise<CommittedChange | null>;
  ofRevision(revision: number): Promise<readonly CommittedChange[]>;
  firstOf(resource: ResourceName, itemId: string): Promise<CommittedChange | null>;
  /** The last names of deleted items, by "spirits/old-tom-gin". */
  namesOfDeleted(): Promise<ReadonlyMap<string, string>>;
}

export interface HistoryStore extends HistoryReader {
  /** Keeps the newest changes, as many as `kept` or fewer: revisions stay whole. */
  prune(kept: number): Promise<void>;
}
