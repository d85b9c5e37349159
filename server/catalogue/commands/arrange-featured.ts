import { MAX_FEATURED_PLACE } from '#openapi/generated/limits.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import type { ItemChange } from '../decisions/decision.ts';
import { areSameFields, type Fields } from '../items/item.ts';
import { slotsWith } from '../snapshot/facets.ts';

/** Adds changes, so that the places are 1, 2, 3 … A cocktail with a new place moves later ones back. */
export function arrangeFeatured(catalogue: Catalogue, changes: readonly ItemChange[]): readonly ItemChange[] {
  const cocktailChanges = changes.filter(({ resource }) => resource === 'cocktails');
  if (!cocktailChanges.some(changesPlaces)) return changes;
  const changed = new Map(cocktailChanges.map((change) => [change.id, change]));
  const order = unmovedFeatured(catalogue, changed);
  let next = 0;
  for (const change of cocktailChanges.filter(isMoved).sort(byPlace)) {
    const index = Math.min(Math.max(placeOf(change.after) - 1, next), order.length);
    order.splice(index, 0, change);
    next = index + 1;
  }
  const last = order.findLastIndex(({ after }) => placeOf(after) < Infinity);
  const cocktailsInPlace = order.slice(0, Math.min(last + 1, MAX_FEATURED_PLACE));
  const places = new Map(cocktailsInPlace.map(({ id }, index) => [id, index + 1]));
  const others = order.filter(({ id }) => !changed.has(id));
  return [...changes, ...others]
    .map((change) => (change.resource === 'cocktails' ? withPlace(change, places.get(change.id)) : change))
    .filter(({ before, after }) => !areSameFields(before, after));
}

/** The featured cocktails that the changes do not move, by place and then by name. */
function unmovedFeatured(
  { itemSets: { cocktails }, facets }: Catalogue,
  changed: ReadonlyMap<string, ItemChange>,
): ItemChange[] {
  return cocktails
    .firstByName(slotsWith(facets.cocktails, 'featured', 'true'), Infinity)
    .map(({ id, fields }): ItemChange => {
      return changed.get(id) ?? { resource: 'cocktails', id, before: fields, after: fields };
    })
    .filter((change) => change.after?.featured === true && !isMoved(change))
    .sort(byPlace);
}

function placeOf(fields: Fields | null): number {
  const place = fields?.featured === true ? fields.featuredPlace : null;
  return typeof place === 'number' ? place : Infinity;
}

function byPlace(a: ItemChange, b: ItemChange): number {
  // Infinity minus Infinity is NaN, and two cocktails without a place must compare as equal.
  return placeOf(a.after) - placeOf(b.after) || 0;
}

function isMoved({ before, after }: ItemChange): boolean {
  return placeOf(after) < Infinity && placeOf(after) !== placeOf(before);
}

function changesPlaces({ before, after }: ItemChange): boolean {
  const isStray = after?.featured === false && after.featuredPlace !== null;
  return isStray || placeOf(after) !== placeOf(before);
}

function withPlace(change: ItemChange, featuredPlace: number | null = null): ItemChange {
  const { after } = change;
  if (!after || after.featuredPlace === featuredPlace) return change;
  return { ...change, after: { ...after, featuredPlace } };
}
