import { areSameFields, nameOf, type Fields } from '../../item.ts';
import type { CommittedChange, ItemKey } from '../../store.ts';
import { labelOf } from '../messages.ts';
import { changedFields, timelineWithout } from './item-timeline.ts';

/** What the undo of some changes does to one item. */
export interface ItemUndo extends ItemKey {
  itemName: string;
  /** The item's fields afterwards; null when it goes. The same as now when there is nothing to do. */
  after: Fields | null;
  /** What it leaves, and why, as a sentence for people. */
  left: string | null;
  /** Ids of the changes that count as taken back from now on, even where something of them is left. */
  takesBack: readonly string[];
}

/**
 * Plans the undo of the changes of one item that `isChosen`, on top of those that were taken back before. A change may be chosen
 * again, when what it left can go by now.
 *
 * @param changes all changes of the item, oldest first
 * @param current the item's fields now; null when it is gone
 */
export function planItemUndo(
  changes: readonly CommittedChange[],
  current: Fields | null,
  isChosen: (change: CommittedChange) => boolean,
): ItemUndo | null {
  const chosen = changes.filter(isChosen);
  const [first] = chosen;
  const last = changes.at(-1);
  if (!first || !last) return null;
  const { after, left } = outcomeOf(changes, chosen, current);
  const { resource, id: itemId } = first;
  const itemName = current ? nameOf(resource, current) : last.itemName;
  const takesBack = chosen.flatMap(({ undoneBy, changeId }) => (undoneBy === null ? [changeId] : []));
  return { resource, itemId, itemName, after, left, takesBack };
}

/** What the item becomes without the chosen changes, and what of them is left. */
function outcomeOf(
  changes: readonly CommittedChange[],
  chosen: readonly CommittedChange[],
  current: Fields | null,
): Pick<ItemUndo, 'after' | 'left'> {
  const explained = changes.at(-1)?.after ?? null;
  const { state, heldBy, deletedBy, overwritten } = timelineWithout(
    changes,
    (change) => change.undoneBy !== null || chosen.includes(change),
  );
  const isCreated = chosen.some(({ before }) => before === null);
  if (current === null && state === null) {
    // A restoration can bring back what was only updated, with the values that are to go.
    const isForGood = isCreated || deletedBy === null;
    return { after: null, left: isForGood ? null : 'It was deleted since.' };
  }
  const isExplained = state && current ? explained !== null : areSameFields(current, explained);
  if (!isExplained) return { after: current, left: 'It was changed since.' };
  if (!state) return { after: null, left: null };

  const written = new Set(
    chosen.flatMap(({ before, after }) => changedFields((after && before) ?? {}, after ?? before ?? {})),
  );
  const after = current ? withFields(current, state, { written, explained: explained ?? {} }) : state;
  if (heldBy.length > 0 && isCreated) {
    const isHeldByImports = heldBy.every(({ importId }) => importId !== null);
    const why = isHeldByImports
      ? 'A later import changed it. It goes when that one is undone.'
      : 'It was changed since.';
    return { after, left: why };
  }
  const lost = overwritten.filter((field) => written.has(field));
  if (lost.length === 0) return { after, left: null };
  const { resource } = chosen[0] ?? { resource: 'cocktails' };
  const labels = lost.map((field) => labelOf(resource, field).toLowerCase());
  const rest = areSameFields(after, current) ? '' : '; the rest is as it was before';
  return {
    after,
    left: `Its ${inWords(labels)} ${lost.length === 1 ? 'was' : 'were'} changed since${rest}.`,
  };
}

/** `current` with the values of `state` in the written fields, except where something that the history does not explain changed it. */
function withFields(
  current: Fields,
  state: Fields,
  { written, explained }: { written: ReadonlySet<string>; explained: Fields },
): Fields {
  const unexplained = new Set(changedFields(explained, current));
  return Object.fromEntries(
    Object.entries(current).map(([field, value]) => [
      field,
      written.has(field) && !unexplained.has(field) ? state[field] : value,
    ]),
  );
}

/** 'name', 'name and image', 'name, image and garnish'. */
function inWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
