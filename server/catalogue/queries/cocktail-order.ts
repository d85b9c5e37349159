import type { CocktailOrder } from '#openapi/generated/model.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import { publishedAt } from '../items/item.ts';
import { slotsWith } from '../snapshot/facets.ts';

/** The key is the part of a snapshot on which the order depends. */
const orders = new WeakMap<object, readonly number[]>();

export function slotsInOrder(catalogue: Catalogue, order: CocktailOrder): readonly number[] {
  const { cocktails } = catalogue.itemSets;
  if (order === 'name') return cocktails.slotsByName;
  const isByStrength = order === 'strength';
  const source = isByStrength ? catalogue.traits : cocktails;
  const slots = orders.get(source) ?? (isByStrength ? slotsByStrength : slotsByAge)(catalogue);
  orders.set(source, slots);
  return slots;
}

/** The strongest is first. An unknown strength comes last. */
function slotsByStrength({ traits, itemSets }: Catalogue): number[] {
  const strengthOf = (slot: number): number => traits[slot]?.strength ?? -1;
  return itemSets.cocktails.slotsByName.toSorted((a, b) => strengthOf(b) - strengthOf(a));
}

function slotsByAge({ itemSets: { cocktails } }: Catalogue): number[] {
  const slotsWithTime = cocktails.slotsByName.map((slot) => ({
    slot,
    since: publishedAt(cocktails.itemAt(slot)).slice(0, 19),
  }));
  slotsWithTime.sort((a, b) => (a.since === b.since ? 0 : a.since > b.since ? -1 : 1));
  return slotsWithTime.map(({ slot }) => slot);
}

/** Times are compared to the second. */
export function slotsSince(catalogue: Catalogue, since: string): readonly number[] {
  const { cocktails } = catalogue.itemSets;
  const sinceMs = Math.floor(Date.parse(since) / 1000) * 1000;
  const order = slotsInOrder(catalogue, 'newest');
  const end = order.findIndex((slot) => Date.parse(publishedAt(cocktails.itemAt(slot))) < sinceMs);
  return end < 0 ? order : order.slice(0, end);
}

const WITHOUT_PLACE = Number.MAX_SAFE_INTEGER;

/** Sorts by place. Cocktails without a place follow, by name. */
export function featuredSlots({ itemSets: { cocktails }, facets }: Catalogue): readonly number[] {
  const featured = new Set(slotsWith(facets.cocktails, 'featured', 'true'));
  const placeOf = (slot: number) => Number(cocktails.itemAt(slot)?.fields.featuredPlace ?? WITHOUT_PLACE);
  return cocktails.slotsByName.filter((slot) => featured.has(slot)).sort((a, b) => placeOf(a) - placeOf(b));
}
