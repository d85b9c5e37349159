/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { BulkChange } from './bulkChange.ts';

/**
 * Items that change, those that only refer to another among them.
 */
export type BulkOutcomeChanged = {
  /**
     * How many.
     * @minimum 0
     */
  count: number;
  /**
     * The first of them.
     * @maxItems 200
     */
  items: BulkChange[];
};
