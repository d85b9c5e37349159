/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { BulkOutcome } from './bulkOutcome.ts';

/**
 * What was done, or what would be done.
 */
export type BulkOutcomeResponse = BulkOutcome;
