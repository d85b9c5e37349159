/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ResourceName } from './resourceName.ts';
import type { UndoneItemOutcome } from './undoneItemOutcome.ts';

/**
 * An item that an undo changed.
 */
export interface UndoneItem {
  resource: ResourceName;
  /** Id of the item. */
  itemId: string;
  /** What people call it. */
  itemName: string;
  /** Whether it is as it was before or gone. */
  outcome: UndoneItemOutcome;
}
