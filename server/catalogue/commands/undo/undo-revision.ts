import type { UndoOutcome } from '#openapi/generated/model.ts';
import type { Catalogue } from '../../catalogue.ts';
import { refused, type Decision } from '../../decision.ts';
import { idsIn } from '../../item.ts';
import { inBatches } from '../../pausable-work.ts';
import { forEachResource, RESOURCE_NAMES, RESOURCES, type ResourceName } from '../../resources.ts';
import type { CommittedChange, HistoryReader, ItemKey } from '../../store/history-store.ts';
import { decideUndo, type PlannedUndo, type Undone } from './decide-undo.ts';
import { planItemUndo, type UndoChoice } from './plan-item-undo.ts';

/**
 * Takes back what was written as one revision, whatever was written after it. What something else stands on is left, and the outcome says why.
 * What an earlier undo had to leave because of these changes goes with them, so revisions can be undone in any order.
 */
export async function undoRevision(
  catalogue: Catalogue,
  history: HistoryReader,
  revision: number,
): Promise<Decision<UndoOutcome> | Generator<void, Decision<UndoOutcome>>> {
  const written = revision > MAX_REVISION ? [] : await history.ofRevision(revision);
  if (written.length === 0) {
    const detail = `The history holds nothing of revision ${revision}. Deletions stay in it for 30 days.`;
    return refused({ reason: 'not found', detail });
  }
  const isUndo = written.every(({ undoneBy }) => undoneBy === revision);
  const taken = isUndo ? await history.takenBackBy(revision) : written;
  const ids = new Set(taken.map(({ changeId }) => changeId));
  if (isUndo) for (const { changeId } of written) ids.delete(changeId);
  const choice: UndoChoice = {
    isChosen: ({ changeId }) => ids.has(changeId),
    direction: isUndo ? 'givesBack' : 'takesBack',
  };
  const what = written.some(({ importedFrom }) => importedFrom !== null) ? 'import' : 'change';
  const steps = await undoChanges(catalogue, history, {
    items: [...new Map(taken.map((item) => [`${item.resource}/${item.itemId}`, item])).values()],
    choice,
    what,
  });
  const isOpen = !isUndo && written.some(({ undoneBy }) => undoneBy === null);
  return isOpen ? steps : refuseNothing(steps);
}

const MAX_REVISION = 2 ** 31 - 1;

/** What was undone may be undone again, as long as there is something left to do. */
function* refuseNothing(
  steps: Generator<void, Decision<UndoOutcome>>,
): Generator<void, Decision<UndoOutcome>> {
  const decision = yield* steps;
  if (decision.kind === 'refused') return decision;
  const { changes, takesBack = [], givesBack = [] } = decision;
  if (changes.length + takesBack.length + givesBack.length > 0) return decision;
  return refused({
    reason: 'conflict',
    code: 'revision-undone',
    detail: 'Nothing of this change is left to be undone.',
  });
}

async function undoChanges(
  catalogue: Catalogue,
  history: HistoryReader,
  { items, choice, what }: { items: readonly ItemKey[]; choice: UndoChoice; what: Undone },
): Promise<Generator<void, Decision<UndoOutcome>>> {
  const plans: PlannedUndo[] = await planItems(catalogue, history, items, choice);
  const { direction } = choice;
  const leftovers = direction === 'takesBack' ? await planLeftovers(catalogue, history, plans) : [];
  const deletedNames = await history.namesOfDeleted();
  return decideUndo(catalogue, [...plans, ...leftovers], { deletedNames, what, direction });
}

async function planItems(
  catalogue: Catalogue,
  history: HistoryReader,
  items: readonly ItemKey[],
  choice: UndoChoice,
): Promise<PlannedUndo[]> {
  const plans: PlannedUndo[] = [];
  for (const batch of inBatches(items)) {
    const histories = byItem(await history.ofItems(batch));
    for (const { resource, itemId } of batch) {
      const current = catalogue.collections[resource].get(itemId)?.fields ?? null;
      const plan = planItemUndo(histories.get(`${resource}/${itemId}`) ?? [], current, choice);
      if (plan) plans.push(plan);
    }
  }
  return plans;
}

/** Items that had to stay when the import that created them was undone: the planned changes may take away their last use. */
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
  const choice: UndoChoice = { isChosen: isUndoneCreation, direction: 'takesBack' };
  const leftovers = await planItems(catalogue, history, candidates, choice);
  return leftovers.flatMap((plan) => (plan.after === null ? [{ ...plan, isLeftover: true }] : []));
}

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
