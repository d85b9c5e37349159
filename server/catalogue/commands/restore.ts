import type { ChangeAction, ChangeState, ItemName, Outcome } from '#openapi/generated/model.ts';
import type { ProblemCode } from '#openapi/generated/problems.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import type { ItemChange, Decision } from '../decisions/decision.ts';
import { Refusal } from '../decisions/refusal.ts';
import { completeFields } from '../items/complete-fields.ts';
import { areSameFields, nameOf } from '../items/item.ts';
import { RESOURCE_NAMES } from '../items/resources.ts';
import { addressTaken, alreadyInState, noSuchState, restoreMessage } from '../decisions/messages.ts';
import type { CommittedChange } from '../ports/history-store.ts';
import type { StoredCatalogue } from '../ports/store.ts';
import { findObstacle, type DeletedNames } from './find-obstacle.ts';
import { NextCatalogue } from './next-catalogue.ts';
import { makeDecision, makeDecisionWithOutcome } from './make-decision.ts';

interface RestoreItem {
  change: Omit<CommittedChange, 'action'> & { action: ChangeAction };
  /** The default is the state after the change. For a deletion it is the state before. */
  state: ChangeState | undefined;
  deletedNames: DeletedNames;
}

/** A deleted item gets its id again. The first change is that of the item. */
export function restoreItem(catalogue: Catalogue, command: RestoreItem): Decision<null> {
  const { change, deletedNames } = command;
  const { resource, id, itemName, action, createdAt } = change;
  const conflict = (code: ProblemCode, detail: string): Refusal => new Refusal('conflict', detail, { code });

  const side = command.state ?? (action === 'deleted' ? 'before' : 'after');
  const state = change[side];
  if (!state) throw conflict('restore-state-missing', noSuchState(resource, itemName, side));
  const after = completeFields(resource, state);
  const current = catalogue.itemSets[resource].get(id);
  const before = current?.fields ?? null;
  if (before && areSameFields(before, after)) throw conflict('restore-unchanged', alreadyInState(itemName));
  if (before && action === 'deleted') throw conflict('restore-id-taken', addressTaken(resource, itemName));
  const obstacle = findObstacle(new NextCatalogue(catalogue), { resource, id, after }, deletedNames);
  if (obstacle) {
    const { code, reason } = obstacle;
    throw conflict(code === 'nameTaken' ? 'restore-name-taken' : 'restore-reference-missing', reason);
  }
  const restoration = { resource, id, before, after, createdAt: current?.createdAt ?? createdAt };
  const decision = makeDecision(catalogue, [restoration], null);
  // The places of the featured cocktails may put the item back to where it is.
  const isRestored = decision.changes.some((made) => made.resource === resource && made.id === id);
  if (!isRestored) throw conflict('restore-unchanged', alreadyInState(itemName));
  return decision;
}

/** `items` are those of a whole catalogue, so all references are there and nothing is refused. */
export function restoreCatalogue(
  catalogue: Catalogue,
  items: StoredCatalogue['items'],
  isDryRun: boolean,
): Decision<Outcome> {
  const changes: ItemChange[] = [];
  const unchanged: ItemName[] = [];
  for (const resource of RESOURCE_NAMES) {
    const itemSet = catalogue.itemSets[resource];
    const earlierItems = new Map(items[resource].map((item) => [item.id, item]));
    const ids = new Set([...earlierItems.keys(), ...itemSet.itemsByName.map(({ id }) => id)]);
    for (const id of ids) {
      const [current, earlier] = [itemSet.get(id), earlierItems.get(id)];
      const [before, after] = [current?.fields ?? null, earlier?.fields ?? null];
      if (areSameFields(before, after))
        unchanged.push({ resource, itemId: id, itemName: nameOf(resource, after ?? {}) });
      else changes.push({ resource, id, before, after, createdAt: (earlier ?? current)?.createdAt });
    }
  }
  const message = restoreMessage(changes, unchanged.length, isDryRun);
  return makeDecisionWithOutcome(catalogue, { message, changes, unchanged });
}
