/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { SkippedItem } from './skippedItem.ts';

export interface UndoOutcome {
  message: string;
  /** Items that are as before the import. */
  restored: number;
  /** Items that the import had created. */
  removed: number;
  skipped: SkippedItem[];
}
