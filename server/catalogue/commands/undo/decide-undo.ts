import contract from '#openapi/generated/contract.json' with { type: 'json' };
import type { SkippedItem, UndoOutcome } from '#openapi/generated/model.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { Decision } from '../../decision.ts';
import { areSameFields } from '../../item.ts';
import { RESOURCE_NAMES } from '../../resources.ts';
import { CatalogueDraft, whyNotRestorable, type DeletedNames } from '../catalogue-draft.ts';
import type { ItemUndo, UndoChoice } from './plan-item-undo.ts';

export type Undone = 'import' | 'change';

export interface PlannedUndo extends ItemUndo {
  /** Left by the undo of an earlier import: not named again when it has to stay. */
  isLeftover?: boolean;
}

const ITEMS_PER_STEP = 500;
const { maxItems: MAX_ITEMS } = contract.components.schemas.UndoOutcome.properties.items;

/** As far as the catalogue stays whole: no name twice, no reference to nothing. What never becomes possible is left, with the reason. */
export function* decideUndo(
  catalogue: Catalogue,
  plans: readonly PlannedUndo[],
  {
    deletedNames,
    what,
    direction,
  }: Pick<UndoChoice, 'direction'> & { deletedNames: DeletedNames; what: Undone },
): Generator<void, Decision<UndoOutcome>> {
  const draft = new CatalogueDraft(catalogue);
  const [done, idle]: [PlannedUndo[], PlannedUndo[]] = [[], []];
  function* carryOut(wanted: readonly PlannedUndo[]): Generator<void, readonly PlannedUndo[]> {
    let open = wanted;
    for (let isMoving = true; isMoving;) {
      const blocked: PlannedUndo[] = [];
      for (const [at, plan] of open.entries()) {
        if (at % ITEMS_PER_STEP === 0) yield;
        const { resource, itemId: id, after } = plan;
        if (areSameFields(after, draft.get(resource, id))) idle.push(plan);
        else if (whyNotRestorable(draft, { resource, id, after }, deletedNames) !== null) blocked.push(plan);
        else {
          draft.put(resource, id, after);
          done.push(plan);
        }
      }
      isMoving = blocked.length > 0 && blocked.length < open.length;
      open = blocked;
    }
    return open;
  }
  const impossible = yield* carryOut(inOrderOfUse(plans));
  const open = yield* carryOut(impossible.map((plan) => ({ ...plan, after: plan.leastAfter })));

  yield;
  const skipped: SkippedItem[] = [];
  const skip = ({ resource, itemId, itemName }: PlannedUndo, left: NonNullable<ItemUndo['left']>): void =>
    void skipped.push({ resource, itemId, itemName, ...left });
  for (const plan of [...done, ...idle]) if (plan.left !== null) skip(plan, plan.left);
  for (const plan of open) {
    const { resource, itemId: id, after, isLeftover } = plan;
    const obstacle = isLeftover ? null : whyNotRestorable(draft, { resource, id, after }, deletedNames);
    if (obstacle) skip(plan, { ...obstacle, fields: [] });
  }
  const whole = done.filter(({ after, left }) => after === null || left === null);
  const removed = whole.filter(({ after }) => after === null).length;
  const restored = whole.length - removed;
  const partial = done.length - whole.length;
  const items = whole.slice(0, MAX_ITEMS).map(({ resource, itemId, itemName, after }) => {
    return { resource, itemId, itemName, outcome: after ? ('restored' as const) : ('removed' as const) };
  });
  const message = undoMessage(what, { restored, removed, partial, left: skipped.length - partial });
  // What is in use goes as soon as an undo takes its last use away, and what is held with the last that holds it.
  const marked = [...done, ...idle, ...open.filter(({ after, isHeld }) => after === null || isHeld)];
  return {
    kind: 'accepted',
    changes: done.map(({ resource, itemId, createdAt }) => ({
      ...draft.changeOf(resource, itemId),
      createdAt,
    })),
    result: { message, restored, removed, partial, items, skipped },
    [direction]: marked.flatMap(({ changeIds }) => changeIds),
  };
}

/** Items that refer to others come first: what they refer to may go then. Each resource newest first, as names were taken in order. */
function inOrderOfUse(plans: readonly PlannedUndo[]): PlannedUndo[] {
  const rank = (plan: PlannedUndo): number => RESOURCE_NAMES.indexOf(plan.resource);
  return [...plans].reverse().sort((one, other) => rank(other) - rank(one));
}

function undoMessage(
  what: Undone,
  { restored, removed, partial, left }: Readonly<Record<'restored' | 'removed' | 'partial' | 'left', number>>,
): string {
  const counts = [
    [restored, 'is as it was before', 'are as they were before'],
    [removed, 'is gone', 'are gone'],
    [partial, 'is back in part', 'are back in part'],
    [left, 'was left alone', 'were left alone'],
  ] as const;
  const told = counts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => (count === 1 ? `1 item ${one}` : `${count} items ${many}`));
  const items = told.length === 0 ? '' : ` ${told.join(', ')}.`;
  return `The ${what} is undone${partial + left > 0 ? ' in part' : ''}.${items}`;
}
