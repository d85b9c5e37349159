import type { Fields } from './item.ts';
import type { ResourceName } from './resources.ts';

/** `null` where the item is not there. */
export interface Change {
  readonly resource: ResourceName;
  readonly id: string;
  readonly before: Fields | null;
  readonly after: Fields | null;
  /** Of an item that comes back: when it was made first. */
  readonly createdAt?: string;
}
