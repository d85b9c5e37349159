import contract from '#openapi/generated/contract.json' with { type: 'json' };
import type { BulkItem, RestoreOutcome } from '#openapi/generated/model.ts';
import type { Catalogue } from '../catalogue.ts';
import { accepted, type Change, type Decision } from '../decision.ts';
import { areSameFields, nameOf } from '../item.ts';
import { RESOURCE_NAMES } from '../resources.ts';
import type { StoredCatalogue } from '../store/store.ts';

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
