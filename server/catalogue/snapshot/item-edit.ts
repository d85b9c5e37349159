import type { Item } from '../item.ts';

/** What became of one item: undefined where it is not there. */
export interface ItemEdit {
  id: string;
  before: Item | undefined;
  after: Item | undefined;
}

/** An edit with the slot of its item. All indexes need it, and to look it up among 100,000 ids takes a microsecond. */
export interface PlacedEdit extends ItemEdit {
  slot: number;
}
