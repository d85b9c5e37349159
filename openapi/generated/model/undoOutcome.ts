/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { SkippedItem } from './skippedItem.ts';

/**
 * What the undoing of an import did, or would do.
 */
export interface UndoOutcome {
  /** What was done, in a sentence. */
  message: string;
  /**
     * Items that are as before the import.
     * @minimum 0
     */
  restored: number;
  /**
     * Items that the import had created.
     * @minimum 0
     */
  removed: number;
  /** Items that were changed since and stay as they are. */
  skipped: SkippedItem[];
}
