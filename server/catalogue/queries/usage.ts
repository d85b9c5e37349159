import contract from '#openapi/generated/contract.json' with { type: 'json' };
import type { Catalogue } from '../snapshot/catalogue.ts';
import { nameOf } from '../item.ts';
import type { UserCounts } from '../messages.ts';
import { slotsWith } from '../snapshot/facets.ts';
import { REFERENCES_TO, type ResourceName } from '../resources.ts';

const { maxItems: MAX_ITEMS } = contract.components.schemas.Problem.properties.usedBy;

export function findUsage(catalogue: Catalogue, resource: ResourceName, id: string) {
  const items = REFERENCES_TO[resource].flatMap(({ user, reference }) => {
    const slots = slotsWith(catalogue.facets[user], reference.field, id);
    return catalogue.itemSets[user]
      .firstByName(slots, MAX_ITEMS)
      .map((item) => ({ resource: user, id: item.id, name: nameOf(user, item.fields) }));
  });
  return { counts: countUsers(catalogue, resource, id), items: items.slice(0, MAX_ITEMS) };
}

export function countUsers(catalogue: Catalogue, resource: ResourceName, id: string): UserCounts {
  const counts = new Map<ResourceName, number>();
  for (const { user, reference } of REFERENCES_TO[resource]) {
    const { length } = slotsWith(catalogue.facets[user], reference.field, id);
    if (length > 0) counts.set(user, (counts.get(user) ?? 0) + length);
  }
  return counts;
}

/** The catalogue must have drafts, whose references count too. */
export function isUnused(whole: Catalogue, resource: ResourceName, id: string): boolean {
  return countUsers(whole, resource, id).size === 0;
}
