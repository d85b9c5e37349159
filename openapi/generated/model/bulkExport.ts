/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { BulkIds } from './bulkIds.ts';

/**
 * Which cocktails are to be exported.
 */
export interface BulkExport {
  ids: BulkIds;
}
