/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { SkippedItem } from './skippedItem.ts';
import type { UndoneItem } from './undoneItem.ts';

/**
 * What an undo did, or would do.
 */
export interface UndoOutcome {
  /** What was done, in a sentence. */
  message: string;
  /**
     * Items that are as they were before.
     * @minimum 0
     */
  restored: number;
  /**
     * Items that are gone.
     * @minimum 0
     */
  removed: number;
  /**
     * Items of which some fields are as they were before, and others stay.
     * @minimum 0
     */
  partial: number;
  /**
     * The first of the items that are restored or removed.
     * @maxItems 200
     */
  items: UndoneItem[];
  /** Items of which something stays as it is. */
  skipped: SkippedItem[];
}
