/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ResourceName } from './resourceName.ts';
import type { SkipCode } from './skipCode.ts';

/**
 * An item of which something was left alone.
 */
export interface SkippedItem {
  resource: ResourceName;
  /** Id of the item. */
  itemId: string;
  /** What people call it. */
  itemName: string;
  code: SkipCode;
  /** With `fieldsChanged`, the names of the fields that stay; with `invalid`, of those that are at fault. */
  fields: string[];
  /** Why it was left alone, for people. */
  reason: string;
}
