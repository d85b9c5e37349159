import { bodyField } from '#openapi/validation/body-field.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import type { ItemChange } from '../decision.ts';
import { areSameFields, type Fields } from '../item.ts';
import { slotsWith } from '../snapshot/facets.ts';

const { maximum: LAST_PLACE = Infinity } = bodyField('CocktailFields', 'featuredPlace');

/**
 * Adds to the changes of a write what keeps the places on the home page right. The featured cocktails with a place have the first places,
 * without gaps. A cocktail that gets a place moves on what stood there and after it. A cocktail that is not featured has no place.
 */
export function arrangeFeatured(catalogue: Catalogue, changes: readonly ItemChange[]): readonly ItemChange[] {
  const own = new Map(changes.flatMap((one) => (one.resource === 'cocktails' ? [[one.id, one]] : [])));
  if (![...own.values()].some(isOfPlaces)) return changes;
  const order = stayingFeatured(catalogue, own);
  let next = 0;
  for (const change of [...own.values()].filter(isMoved).sort(byPlace)) {
    const at = Math.min(Math.max(placeOf(change.after) - 1, next), order.length);
    order.splice(at, 0, change);
    next = at + 1;
  }
  const last = order.findLastIndex(({ after }) => placeOf(after) < Infinity);
  const placed = order.slice(0, Math.min(last + 1, LAST_PLACE));
  const places = new Map(placed.map(({ id }, index) => [id, index + 1]));
  const others = order.filter(({ id }) => !own.has(id));
  return [...changes, ...others]
    .map((change) => (change.resource === 'cocktails' ? withPlace(change, places.get(change.id)) : change))
    .filter(({ before, after }) => !areSameFields(before, after));
}

/** Returns the featured cocktails that the changes do not move, by place and then by name. */
function stayingFeatured(
  { collections: { cocktails }, facets }: Catalogue,
  own: ReadonlyMap<string, ItemChange>,
): ItemChange[] {
  return cocktails
    .firstByName(slotsWith(facets.cocktails, 'featured', 'true'), Infinity)
    .map(({ id, fields }): ItemChange => {
      return own.get(id) ?? { resource: 'cocktails', id, before: fields, after: fields };
    })
    .filter((change) => change.after?.['featured'] === true && !isMoved(change))
    .sort(byPlace);
}

function placeOf(fields: Fields | null): number {
  const place = fields?.['featured'] === true ? fields['featuredPlace'] : null;
  return typeof place === 'number' ? place : Infinity;
}

function byPlace(one: ItemChange, other: ItemChange): number {
  // Two cocktails without a place are both infinitely late, and their difference is no number.
  return placeOf(one.after) - placeOf(other.after) || 0;
}

function isMoved({ before, after }: ItemChange): boolean {
  return placeOf(after) < Infinity && placeOf(after) !== placeOf(before);
}

function isOfPlaces({ before, after }: ItemChange): boolean {
  const isStray = after?.['featured'] === false && after['featuredPlace'] !== null;
  return isStray || placeOf(after) !== placeOf(before);
}

function withPlace(change: ItemChange, featuredPlace: number | null = null): ItemChange {
  const { after } = change;
  if (!after || after['featuredPlace'] === featuredPlace) return change;
  return { ...change, after: { ...after, featuredPlace } };
}
