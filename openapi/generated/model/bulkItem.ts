/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ResourceName } from './resourceName.ts';

/**
 * One of many items.
 */
export interface BulkItem {
  resource: ResourceName;
  /** Id of the item. */
  itemId: string;
  /** What people call it. */
  itemName: string;
}
