import type { ChangeAction, ChangeState, BulkItem, RestoreOutcome } from '#openapi/generated/model/index.ts';
import type { ProblemCode } from '#openapi/generated/problems.ts';
import type { Catalogue } from '../catalogue.ts';
import { accepted, refused, type Decision, type Change } from '../decision.ts';
import { areSameFields, completeFields, nameOf } from '../item.ts';
import { RESOURCES, RESOURCE_NAMES } from '../resources.ts';
import type { CommittedChange } from '../store/history-store.ts';
import { CatalogueDraft, whyNotRestorable, type DeletedNames } from './catalogue-draft.ts';
import contract from '#openapi/generated/contract.json' with { type: 'json' };
import type { StoredCatalogue } from '../store/store.ts';

interface RestoreItem {
  change: Pick<CommittedChange, 'resource' | 'id' | 'itemName' | 'before' | 'after' | 'createdAt'> & {
    action: ChangeAction;
  };
  /** By default what the change made, and of a deletion what it deleted. */
  state: ChangeState | undefined;
  deletedNames: DeletedNames;
}

/** An item that is gone comes back with its id. */
export function restoreItem(catalogue: Catalogue, command: RestoreItem): Decision<null> {
  const { change, deletedNames } = command;
  const { resource, id, itemName, action, createdAt } = change;
  const { label } = RESOURCES[resource];
  const conflict = (code: ProblemCode, detail: string): Decision<never> =>
    refused({ reason: 'conflict', code, detail });

  const side = command.state ?? (action === 'deleted' ? 'before' : 'after');
  const wanted = change[side];
  if (!wanted) {
    return conflict('restore-state-missing', `There was no ${label} "${itemName}" ${side} this change.`);
  }
  const after = completeFields(resource, wanted);
  const current = catalogue.collections[resource].get(id);
  const before = current?.fields ?? null;
  if (before && areSameFields(before, after))
    return conflict('restore-unchanged', `"${itemName}" is in that state already.`);
  if (before && action === 'deleted') {
    const detail = `There is another ${label} at the address of "${itemName}" by now.`;
    return conflict('restore-id-taken', detail);
  }
  const obstacle = whyNotRestorable(new CatalogueDraft(catalogue), { resource, id, after }, deletedNames);
  if (!obstacle)
    return accepted([{ resource, id, before, after, createdAt: current?.createdAt ?? createdAt }], null);
  const { code, reason } = obstacle;
  return conflict(code === 'nameTaken' ? 'restore-name-taken' : 'restore-reference-missing', reason);
}

const ITEMS_PER_STEP = 500;
const { maxItems: MAX_LISTED } = contract.components.schemas.CountedItems.properties.items;

/** Every item becomes what it is in `items`, which are a whole catalogue. They fit each other, so nothing can stand in the way. */
export function* restoreCatalogue(
  catalogue: Catalogue,
  items: StoredCatalogue['items'],
): Generator<void, Decision<RestoreOutcome>> {
  const changes: Change[] = [];
  let unchanged = 0;
  for (const resource of RESOURCE_NAMES) {
    const current = catalogue.collections[resource];
    const wanted = new Map(items[resource].map((item) => [item.id, item]));
    const ids = new Set([...wanted.keys(), ...current.sorted.map(({ id }) => id)]);
    for (const [at, id] of [...ids].entries()) {
      if (at % ITEMS_PER_STEP === 0) yield;
      const [now, then] = [current.get(id), wanted.get(id)];
      const [before, after] = [now?.fields ?? null, then?.fields ?? null];
      if (areSameFields(before, after)) unchanged += 1;
      else changes.push({ resource, id, before, after, createdAt: (then ?? now)?.createdAt });
    }
  }
  return accepted(changes, outcomeOf(catalogue, changes, unchanged));
}

function outcomeOf({ revision }: Catalogue, changes: readonly Change[], unchanged: number): RestoreOutcome {
  const counted = (isOne: (change: Change) => boolean): RestoreOutcome['created'] => {
    const all = changes.filter(isOne);
    return { count: all.length, items: all.slice(0, MAX_LISTED).map(itemOf) };
  };
  const created = counted(({ before }) => before === null);
  const deleted = counted(({ after }) => after === null);
  const updated = counted(({ before, after }) => before !== null && after !== null);
  const items = created.count === 1 ? 'item' : 'items';
  const message = `${created.count} ${items} created, ${updated.count} updated, ${deleted.count} deleted; ${unchanged} were so already.`;
  return { message, revision, created, updated, deleted, unchanged };
}

function itemOf({ resource, id, before, after }: Change): BulkItem {
  return { resource, itemId: id, itemName: nameOf(resource, after ?? before ?? {}) };
}
