import { isSameValue, type Fields } from '../../item.ts';
import type { CommittedChange } from '../../store/history-store.ts';

/** The history of an item as writes that can be left out in any order: without one, its fields have the value of the write below that counts. */
export interface ItemTimeline {
  readonly state: Fields | null;
  /** Writes that change an item whose creation is left out, and so keep it. */
  readonly heldBy: readonly CommittedChange[];
  readonly deletedBy: CommittedChange | null;
  /** Fields that a write that counts set later than one that is to be undone. */
  readonly overwritten: readonly string[];
}

/** @param chosen what is to be undone, among what `isLeftOut` */
export function timelineWithout(
  changes: readonly CommittedChange[],
  isLeftOut: (change: CommittedChange) => boolean,
  chosen: readonly CommittedChange[],
): ItemTimeline {
  // What an undo made carries its own revision; undos of earlier releases are known by the changes that they took back.
  const undoings = new Set(changes.map(({ undoneBy }) => undoneBy));
  const writes = withoutDetours(
    changes
      .filter(({ revision }) => !undoings.has(revision))
      .map((change) => ({
        ...change,
        change,
        isLeftOut: isLeftOut(change),
        isChosen: chosen.includes(change),
      })),
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
  const leftOut = rest[leftOutAt];
  const held = leftOut?.after && fieldsAfter(leftOut.after, rest.slice(leftOutAt + 1), leftOut);
  if (!held || held.counting.length === 0) return { state: null, heldBy: [], deletedBy, overwritten: [] };
  return { ...held, heldBy: held.counting, deletedBy: null };
}

interface Write {
  before: Fields | null;
  after: Fields | null;
  change: CommittedChange;
  isLeftOut: boolean;
  /** Among what is to be undone, or to be made again. */
  isChosen: boolean;
  /** Brings back what was deleted, and so writes every field. */
  isReturn?: true;
}

/** A deletion that was taken back is no more than an edit. */
function withoutDetours(writes: readonly Write[]): Write[] {
  const straight: Write[] = [];
  for (const write of writes) {
    const last = straight.at(-1);
    const isReturn = write.before === null && last?.after === null && !write.isLeftOut && !last.isLeftOut;
    if (isReturn) straight.splice(-1, 1, { ...write, before: last.before, isReturn });
    else straight.push(write);
  }
  return straight;
}

function fieldsAfter(
  start: Fields,
  writes: readonly Write[],
  leftOut?: Write,
): { state: Fields; counting: readonly CommittedChange[]; overwritten: string[] } {
  const state: Record<string, unknown> = { ...start };
  const counting = new Set<CommittedChange>();
  const overwritten: string[] = [];
  const updates = writes.filter(({ before, after }) => before !== null && after !== null);
  const changed = new Set(updates.flatMap(({ before, after }) => changedFields(before ?? {}, after ?? {})));
  for (const field of changed) {
    const ofField = updates.filter(
      ({ before, after, isReturn }) => isReturn || !isSameValue(before?.[field], after?.[field]),
    );
    const kept = withoutCancelling(ofField, field, leftOut).filter((write) => !write.isLeftOut);
    const last = kept.at(-1);
    if (!last) continue;
    state[field] = last.after?.[field];
    for (const { change } of kept) counting.add(change);
    const below = ofField.slice(0, ofField.indexOf(last));
    if (below.some((write) => write.isLeftOut && write.isChosen)) overwritten.push(field);
  }
  return {
    state,
    counting: writes.flatMap(({ change }) => (counting.has(change) ? [change] : [])),
    overwritten,
  };
}

/**
 * Without the writes that lead back to the value before the first of them: an edit and its restoration count as none, unless that value
 * had been undone before it was written again.
 */
function withoutCancelling(writes: readonly Write[], field: string, leftOut: Write | undefined): Write[] {
  const kept: Write[] = [];
  for (const write of writes) {
    kept.push(write);
    if (write.isLeftOut) continue;
    const runStart = kept.findLastIndex(({ isLeftOut }) => isLeftOut) + 1;
    const from = kept.findIndex(
      (one, at) => at >= runStart && isSameValue(one.before?.[field], write.after?.[field]),
    );
    const undoneBy = (kept[from - 1] ?? leftOut)?.change.undoneBy ?? Infinity;
    if (from >= 0 && undoneBy > write.change.revision) kept.splice(from);
  }
  return kept;
}

export function changedFields(before: Fields, after: Fields): string[] {
  return Object.keys(after).filter((field) => !isSameValue(before[field], after[field]));
}
