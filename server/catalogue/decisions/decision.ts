import type { Fields, ItemRef } from '../items/item.ts';

/** The changes that a command makes, in order. The list is empty when nothing would change. */
export interface Decision<Result = unknown> {
  readonly changes: readonly ItemChange[];
  readonly result: Result;
}

/** `before` is null for a new item, and `after` for a deleted one. */
export interface ItemChange extends Readonly<ItemRef> {
  readonly before: Fields | null;
  readonly after: Fields | null;
  /** The time when the item was first created. Only an undo or a restoration sets it. */
  readonly createdAt?: string | undefined;
}
