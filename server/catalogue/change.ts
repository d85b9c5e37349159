import type { Fields } from './item.ts';
import type { ResourceName } from './resources.ts';

/** `null` where the item is not there. */
export interface Change {
  readonly resource: ResourceName;
  readonly id: string;
  readonly before: Fields | null;
  readonly after: Fields | null;
  /** Of what an undo or a restoration makes: it is as old as it was. */
  readonly createdAt?: string | undefined;
}
