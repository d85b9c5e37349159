import type { Item } from '../item.ts';

export interface ItemEdit {
  id: string;
  before: Item | undefined;
  after: Item | undefined;
}

/** All indexes need the slot, and looking it up takes a microsecond. */
export interface PlacedEdit extends ItemEdit {
  slot: number;
}
