import type { Fields } from './item.ts';
import type { ResourceName } from './resources.ts';

/** What became of one item: null where it is not there. */
export interface Change {
  readonly resource: ResourceName;
  readonly id: string;
  readonly before: Fields | null;
  readonly after: Fields | null;
}

/** The changes that lead back, in the order in which they must be applied. */
export function inverse(changes: readonly Change[]): Change[] {
  return changes.map((change) => ({ ...change, before: change.after, after: change.before })).reverse();
}
