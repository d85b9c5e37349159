/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ResourceName } from './resourceName.ts';

export interface SkippedItem {
  resource: ResourceName;
  itemId: string;
  itemName: string;
  /** Why it was left alone, for people. */
  reason: string;
}
