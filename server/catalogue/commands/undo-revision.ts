import type { Outcome, SkippedItem } from '#openapi/generated/model.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import type { ItemChange, Decision } from '../decisions/decision.ts';
import { Refusal } from '../decisions/refusal.ts';
import { areSameFields, nameOf } from '../items/item.ts';
import { RESOURCE_NAMES } from '../items/resources.ts';
import {
  CHANGED_SINCE,
  DELETED_SINCE,
  NOTHING_TO_UNDO,
  noSuchRevision,
  undoMessage,
} from '../decisions/messages.ts';
import type { CommittedChange, HistoryReader } from '../ports/history-store.ts';
import { findObstacle, type DeletedNames, type Obstacle } from './find-obstacle.ts';
import { NextCatalogue } from './next-catalogue.ts';
import { makeDecisionWithOutcome } from './make-decision.ts';
import { forEachWithPauses, runWithPauses, type PausableWork } from '#server/concurrency/pausable-work.ts';

const MAX_REVISION = 2 ** 31 - 1;
const ITEMS_BETWEEN_PAUSES = 500;
const SKIPPED_AS_CHANGED = { code: 'changed', reason: CHANGED_SINCE } as const;
const SKIPPED_AS_DELETED = { code: 'deleted', reason: DELETED_SINCE } as const;

/**
 * Gives each item that has not changed since the revision its state from before. The outcome names the other
 * items with their reasons. An undo is itself a revision, and can be undone too.
 */
export async function undoRevision(
  catalogue: Catalogue,
  history: HistoryReader,
  revision: number,
  isDryRun = false,
): Promise<Decision<Outcome>> {
  const changes = revision > MAX_REVISION ? [] : await history.ofRevision(revision);
  if (changes.length === 0) throw new Refusal('not found', noSuchRevision(revision));
  return runWithPauses(decideUndo(catalogue, changes, await history.namesOfDeleted(), isDryRun));
}

function* decideUndo(
  catalogue: Catalogue,
  changes: readonly CommittedChange[],
  deletedNames: DeletedNames,
  isDryRun: boolean,
): PausableWork<Decision<Outcome>> {
  const next = new NextCatalogue(catalogue);
  const skipped: SkippedItem[] = [];
  let remaining: CommittedChange[] = [];
  for (const change of referrersFirst(changes)) {
    const current = next.get(change.resource, change.id);
    if (areSameFields(current, change.before)) continue;
    if (areSameFields(current, change.after)) remaining.push(change);
    else skipped.push(skippedItem(next, change, current ? SKIPPED_AS_CHANGED : SKIPPED_AS_DELETED));
  }

  const undoChanges: ItemChange[] = [];
  let obstacles: Map<CommittedChange, Obstacle>;
  let isStuck: boolean;
  // A deletion may free a name, or the item that only the deleted one used. Then more items can be undone.
  do {
    obstacles = new Map();
    yield* forEachWithPauses(remaining, ITEMS_BETWEEN_PAUSES, (change) => {
      const { resource, id, before: after, createdAt } = change;
      const obstacle = findObstacle(next, { resource, id, after }, deletedNames);
      if (obstacle) obstacles.set(change, obstacle);
      else {
        undoChanges.push({ resource, id, before: next.get(resource, id), after, createdAt });
        next.put(resource, id, after);
      }
    });
    isStuck = obstacles.size === remaining.length;
    remaining = [...obstacles.keys()];
  } while (!isStuck);
  for (const [change, obstacle] of obstacles) skipped.push(skippedItem(next, change, obstacle));

  if (undoChanges.length + skipped.length === 0)
    throw new Refusal('conflict', NOTHING_TO_UNDO, { code: 'revision-undone' });
  const isImport = changes.some(({ importedFrom }) => importedFrom !== null);
  const message = undoMessage(isImport ? 'import' : 'change', undoChanges, skipped.length, isDryRun);
  return makeDecisionWithOutcome(catalogue, { message, changes: undoChanges, skipped });
}

/** For each resource, newer changes come first, so that taken names become free. */
function referrersFirst(changes: readonly CommittedChange[]): CommittedChange[] {
  const rank = (change: CommittedChange): number => RESOURCE_NAMES.indexOf(change.resource);
  return [...changes].reverse().sort((a, b) => rank(b) - rank(a));
}

function skippedItem(
  next: NextCatalogue,
  { resource, id, itemName: earlierName }: CommittedChange,
  reason: Pick<SkippedItem, 'code' | 'reason'>,
): SkippedItem {
  const current = next.get(resource, id);
  const itemName = current ? nameOf(resource, current) : earlierName;
  return { resource, itemId: id, itemName, fields: [], ...reason };
}
