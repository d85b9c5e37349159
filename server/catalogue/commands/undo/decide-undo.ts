import type { SkippedItem, UndoOutcome } from '#openapi/generated/model/index.ts';
import { undoMessage } from '#openapi/undo-message.ts';
import type { Catalogue } from '../../catalogue.ts';
import { accepted, type Decision } from '../../decision.ts';
import { areSameFields } from '../../item.ts';
import { RESOURCE_NAMES } from '../../resources.ts';
import { CatalogueDraft } from '../catalogue-draft.ts';
import { obstacleTo, type DeletedNames } from '../obstacle.ts';
import type { ItemUndo } from './plan-item-undo.ts';

export interface PlannedUndo extends ItemUndo {
  /** Left by the undo of an earlier import: it is not named again when it has to stay. */
  isLeftover?: boolean;
}

const ITEMS_PER_STEP = 500;

/**
 * Carries out what is planned for each item, as far as the catalogue stays whole: no name twice, no reference to what is not there.
 * Each change is made as soon as it is possible on what was made before; what never becomes possible is left, with
 * the reason.
 */
export function* decideUndo(
  catalogue: Catalogue,
  plans: readonly PlannedUndo[],
  deletedNames: DeletedNames,
): Generator<void, Decision<UndoOutcome>> {
  const draft = new CatalogueDraft(catalogue);
  const [done, idle]: [PlannedUndo[], PlannedUndo[]] = [[], []];
  let open: PlannedUndo[] = [];
  for (const [at, plan] of inOrderOfUse(plans).entries()) {
    if (at % ITEMS_PER_STEP === 0) yield;
    (areSameFields(plan.after, draft.get(plan.resource, plan.itemId)) ? idle : open).push(plan);
  }

  for (let isMoving = true; isMoving;) {
    const blocked: PlannedUndo[] = [];
    for (const [at, plan] of open.entries()) {
      if (at % ITEMS_PER_STEP === 0) yield;
      const { resource, itemId: id, after } = plan;
      if (obstacleTo(draft, { resource, id, after }, deletedNames) !== null) blocked.push(plan);
      else {
        draft.put(resource, id, after);
        done.push(plan);
      }
    }
    isMoving = blocked.length > 0 && blocked.length < open.length;
    open = blocked;
  }

  yield;
  const skipped: SkippedItem[] = [];
  const skip = ({ resource, itemId, itemName }: PlannedUndo, reason: string): void =>
    void skipped.push({ resource, itemId, itemName, reason });
  for (const plan of [...done, ...idle]) if (plan.left !== null) skip(plan, plan.left);
  for (const plan of open) {
    const { resource, itemId: id, after, isLeftover } = plan;
    if (!isLeftover) skip(plan, obstacleTo(draft, { resource, id, after }, deletedNames) ?? '');
  }
  const removed = done.filter(({ after }) => after === null).length;
  const restored = done.filter(({ after, left }) => after !== null && left === null).length;
  return accepted(
    done.map(({ resource, itemId }) => draft.changeOf(resource, itemId)),
    { message: undoMessage(restored, removed, skipped.length), restored, removed, skipped },
    // What is in use goes as soon as an undo takes its last use away; what needs something back must be undone once more.
    [...done, ...idle, ...open.filter(({ after }) => after === null)].flatMap(({ takesBack }) => takesBack),
  );
}

/** Items that refer to others first: what they refer to may go then. Each resource newest first, as names were taken one after the other. */
function inOrderOfUse(plans: readonly PlannedUndo[]): PlannedUndo[] {
  const rank = (plan: PlannedUndo): number => RESOURCE_NAMES.indexOf(plan.resource);
  return [...plans].reverse().sort((one, other) => rank(other) - rank(one));
}
