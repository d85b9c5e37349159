/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ResourceName } from './resourceName.ts';

/**
 * An item that was left alone.
 */
export interface SkippedItem {
  resource: ResourceName;
  /** Id of the item. */
  itemId: string;
  /** What people call it. */
  itemName: string;
  /** Why it was left alone, for people. */
  reason: string;
}
