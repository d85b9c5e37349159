import type { Item } from '../item.ts';

/** What became of one item: undefined where it is not there. */
export interface ItemEdit {
  id: string;
  before: Item | undefined;
  after: Item | undefined;
}
