/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { BulkIds } from './bulkIds.ts';
import type { ResourceName } from './resourceName.ts';

/**
 * Which items are to be deleted.
 */
export interface BulkDeletion {
  resource: ResourceName;
  ids: BulkIds;
}
