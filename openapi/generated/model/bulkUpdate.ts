/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { BulkEntries } from './bulkEntries.ts';
import type { BulkIds } from './bulkIds.ts';
import type { BulkUpdateSet } from './bulkUpdateSet.ts';
import type { ResourceName } from './resourceName.ts';

/**
 * What is to be changed in many items.
 */
export interface BulkUpdate {
  resource: ResourceName;
  ids: BulkIds;
  /** Fields with their new values, as the PATCH of an item takes them. */
  set?: BulkUpdateSet;
  add?: BulkEntries;
  remove?: BulkEntries;
}
