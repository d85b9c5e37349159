/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ChangeAction } from './changeAction.ts';

/**
 * What is known of a change of any item.
 */
export interface ChangeFacts {
  /** Its id, which `restoreChange` takes. */
  id: string;
  /**
     * Of the catalogue, as the change made it. Changes that share it were made together.
     * @minimum 0
     */
  revision: number;
  /** Id of the item. */
  itemId: string;
  /** What the item was called after the change, or before its deletion. */
  itemName: string;
  action: ChangeAction;
  /** When it was made. */
  at: string;
  /**
     * The import that it belongs to.
     * @nullable
     */
  importId: string | null;
  /** Whether an undo took it back. */
  isUndone: boolean;
  /**
     * Of a deletion, as long as the item is gone; null otherwise.
     * @nullable
     */
  restorableUntil: string | null;
}
