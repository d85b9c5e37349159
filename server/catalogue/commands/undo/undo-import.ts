import type { UndoOutcome } from '#openapi/generated/model/index.ts';
import type { Catalogue } from '../../catalogue.ts';
import { refused, type Decision } from '../../decision.ts';
import { idsIn } from '../../item.ts';
import { forEachResource, RESOURCE_NAMES, RESOURCES, type ResourceName } from '../../resources.ts';
import type { CommittedChange, HistoryReader, ItemKey } from '../../store.ts';
import { decideUndo, type PlannedUndo } from './decide-undo.ts';
import { planItemUndo } from './plan-item-undo.ts';

/** So many histories are in memory at once. */
const ITEMS_PER_READ = 500;

/**
 * Takes a whole import back, whatever was imported after it. What it created goes and what it updated loses the import's values,
 * unless something stands on them: then that is left and the outcome says why. What an earlier undo had to leave because of
 * this import goes with it, so imports can be undone in any order.
 */
export async function undoImport(
  catalogue: Catalogue,
  history: HistoryReader,
  importId: string,
): Promise<Decision<UndoOutcome> | Generator<void, Decision<UndoOutcome>>> {
  const imported = await history.ofImport(importId);
  if (imported.length === 0) {
    const detail = `There is no import "${importId}", or it is so old that it cannot be undone.`;
    return refused({ status: 404, detail });
  }
  const steps = await undoChanges(
    catalogue,
    history,
    uniqueItems(imported),
    (change) => change.importId === importId,
  );
  return refuseNothing(steps);
}

/** An import that was undone before may be undone again, as long as there is something left to do. */
function* refuseNothing(
  steps: Generator<void, Decision<UndoOutcome>>,
): Generator<void, Decision<UndoOutcome>> {
  const decision = yield* steps;
  if (decision.kind === 'refused') return decision;
  const { changes, takesBack = [] } = decision;
  if (changes.length > 0 || takesBack.length > 0) return decision;
  return refused({ status: 409, code: 'import-undone', detail: 'This import was undone already.' });
}

/** Takes back those changes of `items` that are chosen. */
export async function undoChanges(
  catalogue: Catalogue,
  history: HistoryReader,
  items: readonly ItemKey[],
  isChosen: (change: CommittedChange) => boolean,
): Promise<Generator<void, Decision<UndoOutcome>>> {
  const plans: PlannedUndo[] = await planItems(catalogue, history, items, isChosen);
  const leftovers = await planLeftovers(catalogue, history, plans);
  return decideUndo(catalogue, [...plans, ...leftovers], await history.namesOfDeleted());
}

/** The undo of those changes of each item that are chosen. */
async function planItems(
  catalogue: Catalogue,
  history: HistoryReader,
  items: readonly ItemKey[],
  isChosen: (change: CommittedChange) => boolean,
): Promise<PlannedUndo[]> {
  const plans: PlannedUndo[] = [];
  for (let at = 0; at < items.length; at += ITEMS_PER_READ) {
    const histories = byItem(await history.ofItems(items.slice(at, at + ITEMS_PER_READ)));
    for (const { resource, itemId } of items.slice(at, at + ITEMS_PER_READ)) {
      const current = catalogue.collections[resource].get(itemId)?.fields ?? null;
      const plan = planItemUndo(histories.get(`${resource}/${itemId}`) ?? [], current, isChosen);
      if (plan) plans.push(plan);
    }
  }
  return plans;
}

/**
 * Items that imports which were undone before had created and that had to stay, because something referred to them: the changes that
 * are planned may have been the last to do so.
 */
async function planLeftovers(
  catalogue: Catalogue,
  history: HistoryReader,
  plans: readonly PlannedUndo[],
): Promise<PlannedUndo[]> {
  const planned = forEachResource(() => new Set<string>());
  for (const { resource, itemId } of plans) planned[resource].add(itemId);
  const lost = forEachResource(() => new Set<string>());
  for (const plan of plans) addReferencesLost(catalogue, plan, lost);
  const candidates = RESOURCE_NAMES.flatMap((resource) =>
    [...lost[resource]]
      .filter((itemId) => !planned[resource].has(itemId))
      .map((itemId) => ({ resource, itemId })),
  );
  const isUndoneCreation = ({ before, undoneBy }: CommittedChange): boolean =>
    before === null && undoneBy !== null;
  const leftovers = await planItems(catalogue, history, candidates, isUndoneCreation);
  return leftovers.flatMap((plan) => (plan.after === null ? [{ ...plan, isLeftover: true }] : []));
}

/** Adds the items to which an item refers now, and no more after what is planned for it. */
function addReferencesLost(
  catalogue: Catalogue,
  { resource, itemId, after }: PlannedUndo,
  lost: Readonly<Record<ResourceName, Set<string>>>,
): void {
  const before = catalogue.collections[resource].get(itemId)?.fields;
  if (!before) return;
  for (const { field, resource: target } of RESOURCES[resource].references) {
    const remaining = after ? idsIn(after, field) : [];
    for (const id of idsIn(before, field)) if (!remaining.includes(id)) lost[target].add(id);
  }
}

function uniqueItems(items: readonly ItemKey[]): ItemKey[] {
  return [...new Map(items.map((item) => [`${item.resource}/${item.itemId}`, item])).values()];
}

function byItem(changes: readonly CommittedChange[]): Map<string, CommittedChange[]> {
  const groups = new Map<string, CommittedChange[]>();
  for (const change of changes) {
    const key = `${change.resource}/${change.id}`;
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return groups;
}
