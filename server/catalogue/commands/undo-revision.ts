import type { Outcome, SkippedItem } from '#openapi/generated/model.ts';
import type { Catalogue } from '../catalogue.ts';
import { accepted, refused, type Change, type Decision } from '../decision.ts';
import { areSameFields, nameOf } from '../item.ts';
import { RESOURCE_NAMES } from '../resources.ts';
import type { CommittedChange, HistoryReader } from '../store/history-store.ts';
import { CatalogueDraft, whyNotRestorable, type DeletedNames, type Obstacle } from './catalogue-draft.ts';
import { outcomeOf } from './outcome.ts';
import type { Steps } from '../pausable-work.ts';

const MAX_REVISION = 2 ** 31 - 1;
const ITEMS_PER_STEP = 500;

/**
 * Takes back what was written as one revision, item by item: an item that is as the revision left it becomes what it was before. The others
 * stay, and are named with the reason. An undo is a revision like any other, which can be undone too.
 */
export async function undoRevision(
  catalogue: Catalogue,
  history: HistoryReader,
  revision: number,
): Promise<Decision<Outcome> | Steps<Decision<Outcome>>> {
  const changes = revision > MAX_REVISION ? [] : await history.ofRevision(revision);
  if (changes.length === 0)
    return refused({ reason: 'not found', detail: `The history holds nothing of revision ${revision}.` });
  return undoSteps(catalogue, changes, await history.namesOfDeleted());
}

function* undoSteps(
  catalogue: Catalogue,
  changes: readonly CommittedChange[],
  deletedNames: DeletedNames,
): Steps<Decision<Outcome>> {
  const draft = new CatalogueDraft(catalogue);
  const skipped: SkippedItem[] = [];
  const wanted: CommittedChange[] = [];
  for (const change of inOrderOfUse(changes)) {
    const current = draft.get(change.resource, change.id);
    if (areSameFields(current, change.before)) continue;
    if (areSameFields(current, change.after)) wanted.push(change);
    else if (current) skipped.push(skippedItem(draft, change, 'changed', 'It was changed since.'));
    else skipped.push(skippedItem(draft, change, 'deleted', 'It was deleted since.'));
  }

  const done: CommittedChange[] = [];
  let open = wanted;
  let blocked: { change: CommittedChange; obstacle: Obstacle }[];
  let isMoving: boolean;
  // An item that goes may free a name, or be the last user of another item, so that more can follow.
  do {
    blocked = [];
    for (const [at, change] of open.entries()) {
      if (at % ITEMS_PER_STEP === 0) yield;
      const { resource, id, before } = change;
      const obstacle = whyNotRestorable(draft, { resource, id, after: before }, deletedNames);
      if (obstacle) blocked.push({ change, obstacle });
      else {
        draft.put(resource, id, before);
        done.push(change);
      }
    }
    isMoving = blocked.length > 0 && blocked.length < open.length;
    open = blocked.map(({ change }) => change);
  } while (isMoving);
  for (const { change, obstacle } of blocked)
    skipped.push(skippedItem(draft, change, obstacle.code, obstacle.reason));

  const isImport = changes.some(({ importedFrom }) => importedFrom !== null);
  if (done.length + skipped.length === 0)
    return refused({
      reason: 'conflict',
      code: 'revision-undone',
      detail: 'Nothing of this change is left to be undone.',
    });
  const undone = done.map(({ resource, id, createdAt }) => ({ ...draft.changeOf(resource, id), createdAt }));
  return accepted(
    undone,
    undoneOutcome(catalogue, isImport ? 'import' : 'change', { changes: undone, skipped }),
  );
}

/** Items that refer to others come first: what they refer to may go then. Each resource newest first, as names were taken in order. */
function inOrderOfUse(changes: readonly CommittedChange[]): CommittedChange[] {
  const rank = (change: CommittedChange): number => RESOURCE_NAMES.indexOf(change.resource);
  return [...changes].reverse().sort((one, other) => rank(other) - rank(one));
}

function skippedItem(
  draft: CatalogueDraft,
  { resource, id, itemName }: CommittedChange,
  code: SkippedItem['code'],
  reason: string,
): SkippedItem {
  const current = draft.get(resource, id);
  return {
    resource,
    itemId: id,
    itemName: current ? nameOf(resource, current) : itemName,
    code,
    fields: [],
    reason,
  };
}

function undoneOutcome(
  catalogue: Catalogue,
  what: 'import' | 'change',
  { changes, skipped }: { changes: readonly Change[]; skipped: readonly SkippedItem[] },
): Outcome {
  const removed = changes.filter(({ after }) => after === null).length;
  const counts = [
    [changes.length - removed, 'is as it was before', 'are as they were before'],
    [removed, 'is gone', 'are gone'],
    [skipped.length, 'was left alone', 'were left alone'],
  ] as const;
  const told = counts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => (count === 1 ? `1 item ${one}` : `${count} items ${many}`));
  const extent = changes.length === 0 ? 'not undone' : skipped.length > 0 ? 'undone in part' : 'undone';
  const message = `The ${what} is ${extent}. ${told.join(', ')}.`;
  return outcomeOf(catalogue, { message, changes, skipped });
}
