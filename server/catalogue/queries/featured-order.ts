import contract from '#openapi/generated/contract.json' with { type: 'json' };
import type { FeaturedOrder } from '#openapi/generated/model/index.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Collection } from '../snapshot/collection.ts';

const { maxItems: MAX_IDS } = contract.components.schemas.FeaturedOrder.properties.ids;

const orders = new WeakMap<Collection, Uint32Array>();

export function featuredSlots({ collections: { cocktails }, facets }: Catalogue): Uint32Array {
  const known = orders.get(cocktails);
  if (known) return known;
  const isFeatured = new Uint8Array(cocktails.slotEnd);
  const featured = facets.cocktails.get('featured')?.slotsOf('true') ?? [];
  for (let at = 0; at < featured.length; at += 1) isFeatured[featured[at] ?? 0] = 1;
  const byName = cocktails.order.filter((slot) => isFeatured[slot] === 1);
  const places = new Map<number, number>();
  for (const slot of byName) {
    const place = cocktails.itemAt(slot)?.fields['featuredPlace'];
    if (typeof place === 'number') places.set(slot, place);
  }
  const placed = [...places.keys()].sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
  const order = Uint32Array.from([...placed, ...byName.filter((slot) => !places.has(slot))]);
  orders.set(cocktails, order);
  return order;
}

export function featuredOrder(catalogue: Catalogue): FeaturedOrder {
  const slots = featuredSlots(catalogue).subarray(0, MAX_IDS);
  return { ids: catalogue.collections.cocktails.itemsAt(slots).map(({ id }) => id) };
}
