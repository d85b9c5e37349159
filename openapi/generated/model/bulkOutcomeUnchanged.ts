/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { BulkItem } from './bulkItem.ts';

/**
 * Items that are so already.
 */
export type BulkOutcomeUnchanged = {
  /**
     * How many.
     * @minimum 0
     */
  count: number;
  /**
     * The first of them.
     * @maxItems 200
     */
  items: BulkItem[];
};
