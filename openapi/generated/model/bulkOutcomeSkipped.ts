/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { SkippedItem } from './skippedItem.ts';

/**
 * Items that are left alone.
 */
export type BulkOutcomeSkipped = {
  /**
     * How many.
     * @minimum 0
     */
  count: number;
  /**
     * The first of them.
     * @maxItems 200
     */
  items: SkippedItem[];
};
