/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { BulkItem } from './bulkItem.ts';

/**
 * Items with the same fate.
 */
export interface CountedItems {
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
}
