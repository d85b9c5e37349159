import { MAX_LISTED_REFERRERS } from '#openapi/generated/limits.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import { nameOf } from '../items/item.ts';
import type { ReferrerCounts } from '../decisions/messages.ts';
import { slotsWith } from '../snapshot/facets.ts';
import { REFERENCES_TO, type ResourceName } from '../items/resources.ts';

export function findUsage(catalogue: Catalogue, resource: ResourceName, id: string) {
  const items = REFERENCES_TO[resource].flatMap(({ referrer, reference }) => {
    const slots = slotsWith(catalogue.facets[referrer], reference.field, id);
    return catalogue.itemSets[referrer]
      .firstByName(slots, MAX_LISTED_REFERRERS)
      .map((item) => ({ resource: referrer, id: item.id, name: nameOf(referrer, item.fields) }));
  });
  return { counts: countReferrers(catalogue, resource, id), items: items.slice(0, MAX_LISTED_REFERRERS) };
}

export function countReferrers(catalogue: Catalogue, resource: ResourceName, id: string): ReferrerCounts {
  const counts = new Map<ResourceName, number>();
  for (const { referrer, reference } of REFERENCES_TO[resource]) {
    const { length } = slotsWith(catalogue.facets[referrer], reference.field, id);
    if (length > 0) counts.set(referrer, (counts.get(referrer) ?? 0) + length);
  }
  return counts;
}
