import type { ChangeAction } from '#openapi/generated/model.ts';
import type { ItemChange } from '../decisions/decision.ts';
import type { ResourceName } from '../items/resources.ts';

export interface RecordedChange extends ItemChange {
  action: Exclude<ChangeAction, 'original'>;
  /** The time of the write, by the name that the contract and the database use. */
  at: string;
  /** The version after the change, or the last version of a deleted item. */
  version: number;
  createdAt: string;
  itemName: string;
}

export interface CommittedChange extends RecordedChange {
  /** '43-1' is the first change of revision 43. */
  changeId: string;
  revision: number;
  /** The name of the sheet, if an import made the change. */
  importedFrom: string | null;
  /** The revision of the undo that took this change back. */
  undoneBy: number | null;
}

interface HistoryQuery {
  resource?: ResourceName;
  itemId?: string;
  words?: readonly string[];
  action?: ChangeAction;
  revision?: number;
  /** Changes from `since` on, and before `until`, are listed. Both have the form of `at`. */
  since?: string;
  until?: string;
  /** A `changeId`: only older changes are listed. */
  before?: string;
  limit: number;
}

export interface HistoryReader {
  /** The newest is first. `total` counts without `before` and `limit`. */
  list(query: HistoryQuery): Promise<{ total: number; changes: readonly CommittedChange[] }>;
  find(changeId: string): Promise<CommittedChange | null>;
  ofRevision(revision: number): Promise<readonly CommittedChange[]>;
  firstOf(resource: ResourceName, itemId: string): Promise<CommittedChange | null>;
  /** The last names of deleted items, by `itemKey`. */
  namesOfDeleted(): Promise<ReadonlyMap<string, string>>;
}

export interface HistoryStore extends HistoryReader {
  /** Keeps at least the `kept` newest changes. A revision is kept whole, since an undo needs all of it. */
  prune(kept: number): Promise<void>;
}
