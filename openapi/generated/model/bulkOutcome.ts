/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { BulkOutcomeChanged } from './bulkOutcomeChanged.ts';
import type { BulkOutcomeSkipped } from './bulkOutcomeSkipped.ts';
import type { BulkOutcomeUnchanged } from './bulkOutcomeUnchanged.ts';

/**
 * What a command for many items did, or would do. Each list holds the first of its items.
 */
export interface BulkOutcome {
  /** What was done, in a sentence. */
  message: string;
  /**
     * Of the catalogue. After a dry run the one that it is about, for `basedOn`; otherwise the one that was made, for `undoRevision`, as long as something changed.
     * @minimum 0
     */
  revision: number;
  /** Items that change, those that only refer to another among them. */
  changed: BulkOutcomeChanged;
  /** Items that are so already. */
  unchanged: BulkOutcomeUnchanged;
  /** Items that are left alone. */
  skipped: BulkOutcomeSkipped;
}
