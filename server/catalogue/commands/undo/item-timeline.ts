import { isSameValue, type Fields } from '../../item.ts';
import type { CommittedChange } from '../../store.ts';

/**
 * The history of one item as writes that can be left out one by one: what the item would be like without some of them.
 *
 * A write sets the fields that it changed. Without it, each of them has the value of the write below it that still counts, or of
 * the item's beginning. So it does not matter in which order writes are left out. Writes that lead back to where they
 * began (an edit, and its restoration) count as none.
 */
export interface ItemTimeline {
  /** The item's fields without the writes that `isLeftOut`; null when it would not be there. */
  readonly state: Fields | null;
  /**
   * Writes that change an item whose creation is left out. The item stays because of them; empty when it does not.
   */
  readonly heldBy: readonly CommittedChange[];
  /** The deletion that counts, when the item is not there because of it. */
  readonly deletedBy: CommittedChange | null;
  /** Fields that were set by writes that are left out, and again by later ones that are not. */
  readonly overwritten: readonly string[];
}

/** @param changes all changes of one item, oldest first; changes that undid others are left out by this function itself. */
export function timelineWithout(
  changes: readonly CommittedChange[],
  isLeftOut: (change: CommittedChange) => boolean,
): ItemTimeline {
  // What an undo made is marked as its own; undos of earlier releases are known by the changes that they took back.
  const undoings = new Set(changes.map(({ undoneBy }) => undoneBy));
  const writes = withoutDetours(
    changes
      .filter(({ revision }) => !undoings.has(revision))
      .map((change) => ({ ...change, change, isLeftOut: isLeftOut(change) })),
  );
  const deletedAt = writes.findLastIndex(({ after, isLeftOut: isOut }) => after === null && !isOut);
  const deletedBy = writes[deletedAt]?.change ?? null;
  const rest = writes.slice(deletedAt + 1);
  const beginning = deletedAt < 0 ? (changes[0]?.before ?? null) : null;

  const isCreation = ({ before }: Write): boolean => before === null;
  const createdAt = rest.findLastIndex((write) => isCreation(write) && !write.isLeftOut);
  if (createdAt >= 0 || beginning) {
    const start = rest[createdAt]?.after ?? beginning ?? {};
    return { ...fieldsAfter(start, rest.slice(createdAt + 1)), heldBy: [], deletedBy: null };
  }
  const leftOutAt = rest.findLastIndex(isCreation);
  const start = rest[leftOutAt]?.after;
  const held = start && fieldsAfter(start, rest.slice(leftOutAt + 1));
  if (!held || held.counting.length === 0) return { state: null, heldBy: [], deletedBy, overwritten: [] };
  return { ...held, heldBy: held.counting, deletedBy: null };
}

interface Write {
  before: Fields | null;
  after: Fields | null;
  change: CommittedChange;
  isLeftOut: boolean;
}

/** A deletion that was taken back by a restoration is no more than an edit. */
function withoutDetours(writes: readonly Write[]): Write[] {
  const straight: Write[] = [];
  for (const write of writes) {
    const last = straight.at(-1);
    const isReturn = write.before === null && last?.after === null && !write.isLeftOut && !last.isLeftOut;
    if (isReturn) straight.splice(-1, 1, { ...write, before: last.before });
    else straight.push(write);
  }
  return straight;
}

/** `start` with the updates that count, those updates, and the fields that they set over others that are left out. */
function fieldsAfter(
  start: Fields,
  writes: readonly Write[],
): { state: Fields; counting: readonly CommittedChange[]; overwritten: string[] } {
  const state: Record<string, unknown> = { ...start };
  const counting = new Set<CommittedChange>();
  const overwritten: string[] = [];
  const updates = writes.filter(({ before, after }) => before !== null && after !== null);
  const changed = new Set(updates.flatMap(({ before, after }) => changedFields(before ?? {}, after ?? {})));
  for (const field of changed) {
    const ofField = updates.filter(({ before, after }) => !isSameValue(before?.[field], after?.[field]));
    const kept = withoutCancelling(ofField, field).filter((write) => !write.isLeftOut);
    const last = kept.at(-1);
    if (!last) continue;
    state[field] = last.after?.[field];
    for (const { change } of kept) counting.add(change);
    if (ofField.slice(0, ofField.indexOf(last)).some((write) => write.isLeftOut)) overwritten.push(field);
  }
  return {
    state,
    counting: writes.flatMap(({ change }) => (counting.has(change) ? [change] : [])),
    overwritten,
  };
}

/** The writes of a field without those that follow one another and lead back to the value before the first of them. */
function withoutCancelling(writes: readonly Write[], field: string): Write[] {
  const kept: Write[] = [];
  for (const write of writes) {
    kept.push(write);
    if (write.isLeftOut) continue;
    const runStart = kept.findLastIndex(({ isLeftOut }) => isLeftOut) + 1;
    const from = kept.findIndex(
      (one, at) => at >= runStart && isSameValue(one.before?.[field], write.after?.[field]),
    );
    if (from >= 0) kept.splice(from);
  }
  return kept;
}

/** Fields in which two states differ. */
export function changedFields(before: Fields, after: Fields): string[] {
  return Object.keys(after).filter((field) => !isSameValue(before[field], after[field]));
}
