/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { CountedItems } from './countedItems.ts';

/**
 * What restoring a backup did, or would do.
 */
export interface RestoreOutcome {
  /** What was done, in a sentence. */
  message: string;
  /**
     * Of the catalogue. After a dry run the one that it is about, for `basedOn`; otherwise the one that was made, for `undoRevision`, as long as something changed.
     * @minimum 0
     */
  revision: number;
  created: CountedItems;
  updated: CountedItems;
  deleted: CountedItems;
  /**
     * How many items are so already.
     * @minimum 0
     */
  unchanged: number;
}
