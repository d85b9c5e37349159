import type { SkippedItem } from '#openapi/generated/model.ts';
import { areSameFields, isSameValue, nameOf, type Fields } from '../../item.ts';
import type { CommittedChange, ItemKey } from '../../store/history-store.ts';
import { labelOf } from '../messages.ts';
import { changedFields, timelineWithout, type ItemTimeline } from './item-timeline.ts';

export interface ItemUndo extends ItemKey {
  itemName: string;
  createdAt: string;
  after: Fields | null;
  left: Left | null;
  /** The same without the fields that have another value by now than was written: what is possible where `after` refers to what is gone. */
  leastAfter: Fields | null;
  isHeld: boolean;
  changeIds: readonly string[];
}

export type Left = Pick<SkippedItem, 'code' | 'fields' | 'reason'>;

const LIST = new Intl.ListFormat('en-GB');

export interface UndoChoice {
  isChosen: (change: CommittedChange) => boolean;
  /** `givesBack`: they were taken back before, and count again (the undo of an undo). */
  direction: 'takesBack' | 'givesBack';
}

/** A change may be chosen again, when what it left can go by now. `changes`: all of the item, oldest first; `current`: null when it is gone. */
export function planItemUndo(
  changes: readonly CommittedChange[],
  current: Fields | null,
  { isChosen, direction }: UndoChoice,
): ItemUndo | null {
  const chosen = changes.filter(isChosen);
  const [first] = chosen;
  const last = changes.at(-1);
  if (!first || !last) return null;
  const isTakenBack = direction === 'takesBack';
  const isLeftOut = (change: CommittedChange): boolean =>
    chosen.includes(change) ? isTakenBack : change.undoneBy !== null;
  const timeline = timelineWithout(changes, isLeftOut, chosen);
  const isCreated = chosen.some(({ before }) => before === null);
  const explained = last.after;
  const { after, left } = outcomeOf(timeline, { chosen, isTakenBack, isCreated, explained }, current);
  const { resource, id: itemId } = first;
  const itemName = current ? nameOf(resource, current) : last.itemName;
  const isHeld = isTakenBack && !isCreated && timeline.heldBy.length > 0;
  const leastAfter = isTakenBack ? withCurrentValues(after, { chosen, current }) : after;
  const marked = chosen.filter(({ undoneBy }) => (undoneBy === null) === isTakenBack);
  return {
    resource,
    itemId,
    itemName,
    createdAt: last.createdAt,
    after,
    left,
    leastAfter,
    isHeld,
    changeIds: marked.map(({ changeId }) => changeId),
  };
}

function withCurrentValues(
  after: Fields | null,
  { chosen, current }: { chosen: readonly CommittedChange[]; current: Fields | null },
): Fields | null {
  const written = chosen.at(-1)?.after;
  if (!after || !written || !current) return after;
  const others = writtenFields(chosen).filter((field) => !isSameValue(written[field], current[field]));
  return { ...after, ...Object.fromEntries(others.map((field) => [field, current[field]])) };
}

interface Chosen {
  chosen: readonly CommittedChange[];
  isTakenBack: boolean;
  isCreated: boolean;
  explained: Fields | null;
}

function outcomeOf(
  { state, heldBy, deletedBy, overwritten }: ItemTimeline,
  { chosen, isTakenBack, isCreated, explained }: Chosen,
  current: Fields | null,
): Pick<ItemUndo, 'after' | 'left'> {
  if (current === null && state === null) {
    // A restoration can bring back what was only updated, with the values that are to go.
    const isForGood = isCreated || deletedBy === null;
    return { after: null, left: isForGood ? null : because('deleted', 'It was deleted since.') };
  }
  const isExplained = state && current ? explained !== null : areSameFields(current, explained);
  if (!isExplained) return { after: current, left: because('changed', 'It was changed since.') };
  if (!state) return { after: null, left: null };

  const written = new Set(writtenFields(chosen));
  const after = current ? withFields(current, state, { written, explained: explained ?? {} }) : state;
  if (heldBy.length > 0 && isCreated) {
    const isHeldByImports = heldBy.every(({ importedFrom }) => importedFrom !== null);
    const left = isHeldByImports
      ? because('changedByImport', 'A later import changed it. It goes when that one is undone.')
      : because('changed', 'It was changed since.');
    return { after, left };
  }
  const last = chosen.at(-1)?.after;
  const lost = isTakenBack
    ? overwritten.filter((field) => written.has(field))
    : [...written].filter((field) => last && !isSameValue(last[field], after[field]));
  if (lost.length === 0) return { after, left: null };
  const { resource } = chosen[0] ?? { resource: 'cocktails' };
  const labels = lost.map((field) => labelOf(resource, field).toLowerCase());
  const rest = areSameFields(after, current) ? '' : '; the rest is as it was before';
  const reason = `Its ${LIST.format(labels)} ${lost.length === 1 ? 'was' : 'were'} changed since${rest}.`;
  return { after, left: { code: 'fieldsChanged', fields: lost, reason } };
}

function writtenFields(chosen: readonly CommittedChange[]): string[] {
  return chosen.flatMap(({ before, after }) => changedFields((after && before) ?? {}, after ?? before ?? {}));
}

function because(code: Left['code'], reason: string): Left {
  return { code, fields: [], reason };
}

/** `current` with the values of `state` in the written fields, except where the history does not explain what changed it. */
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
