/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { BulkChangeAction } from './bulkChangeAction.ts';
import type { BulkItem } from './bulkItem.ts';

/**
 * One of many items that change.
 */
export type BulkChange = BulkItem & {
  /** What is done to it. */
  action: BulkChangeAction;
};
