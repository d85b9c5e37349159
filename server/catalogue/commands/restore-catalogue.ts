import type { ItemName, Outcome } from '#openapi/generated/model.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import type { Change, Decision } from '../decision.ts';
import { areSameFields, nameOf } from '../item.ts';
import { RESOURCE_NAMES } from '../resources.ts';
import type { StoredCatalogue } from '../store/store.ts';
import { decideOutcome } from './outcome.ts';

/** Makes every item what it is in `items`, which are a whole catalogue. They fit each other, so nothing can stand in the way. */
export function restoreCatalogue(catalogue: Catalogue, items: StoredCatalogue['items']): Decision<Outcome> {
  const changes: Change[] = [];
  const unchanged: ItemName[] = [];
  for (const resource of RESOURCE_NAMES) {
    const current = catalogue.collections[resource];
    const wanted = new Map(items[resource].map((item) => [item.id, item]));
    const ids = new Set([...wanted.keys(), ...current.sorted.map(({ id }) => id)]);
    for (const id of ids) {
      const [now, then] = [current.get(id), wanted.get(id)];
      const [before, after] = [now?.fields ?? null, then?.fields ?? null];
      if (areSameFields(before, after))
        unchanged.push({ resource, itemId: id, itemName: nameOf(resource, after ?? {}) });
      else changes.push({ resource, id, before, after, createdAt: (then ?? now)?.createdAt });
    }
  }
  const decision = decideOutcome(catalogue, { message: '', changes, unchanged });
  const { created, updated, deleted } = decision.result;
  const noun = created.count === 1 ? 'item' : 'items';
  const were = unchanged.length === 1 ? 'was' : 'were';
  const message = `${created.count} ${noun} created, ${updated.count} updated, ${deleted.count} deleted; ${unchanged.length} ${were} so already.`;
  return { ...decision, result: { ...decision.result, message } };
}
