import { bodyField } from '#openapi/validation/body-field.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { Change } from '../../change.ts';
import { areSameFields, type Fields } from '../../item.ts';
import { featuredSlots } from '../../queries/featured-order.ts';

const { maximum: LAST_PLACE = Infinity } = bodyField('CocktailFields', 'featuredPlace');

interface Placed {
  change: Change;
  place: number;
  isMoved: boolean;
}

/**
 * Completes the changes of any write: no two featured cocktails have one place, and one that is not featured has none. Where a change
 * takes the place of another, that one moves on, and so do those behind it as far as they must.
 */
export function separatePlaces(catalogue: Catalogue, changes: readonly Change[]): readonly Change[] {
  if (!changes.some(isMoved)) return changes;
  const { cocktails } = catalogue.collections;
  const own = new Map(changes.flatMap((one) => (one.resource === 'cocktails' ? [[one.id, one]] : [])));
  const placed: Placed[] = [];
  for (const { id, fields } of cocktails.itemsAt([...featuredSlots(catalogue)])) {
    const change: Change = { resource: 'cocktails', id, before: fields, after: fields };
    const place = placeOf(fields);
    if (place !== null && !own.has(id)) placed.push({ change, place, isMoved: false });
  }
  const completed = new Map<string, Change>();
  for (const change of own.values()) {
    const place = placeOf(change.after);
    if (place !== null) placed.push({ change, place, isMoved: isMoved(change) });
    else if (change.after && change.after['featuredPlace'] !== null)
      completed.set(change.id, withPlace(change, null));
  }
  placed.sort((one, other) => one.place - other.place || Number(other.isMoved) - Number(one.isMoved));
  let last = 0;
  for (const { change, place } of placed) {
    const free = Math.max(place, last + 1);
    if (free !== place) completed.set(change.id, withPlace(change, free > LAST_PLACE ? null : free));
    last = free;
  }
  if (completed.size === 0) return changes;
  const others = [...completed.values()].filter(({ id }) => !own.has(id));
  const all = changes.map((one) => (one.resource === 'cocktails' && completed.get(one.id)) || one);
  return [...all, ...others].filter(({ before, after }) => !areSameFields(before, after));
}

function placeOf(fields: Fields | null): number | null {
  const place = fields?.['featured'] === true ? fields['featuredPlace'] : null;
  return typeof place === 'number' ? place : null;
}

/** Whether a change gives a place, be it one that the cocktail may not have. */
function isMoved({ resource, before, after }: Change): boolean {
  if (resource !== 'cocktails' || typeof after?.['featuredPlace'] !== 'number') return false;
  return before?.['featured'] !== after['featured'] || before?.['featuredPlace'] !== after['featuredPlace'];
}

function withPlace(change: Change, featuredPlace: number | null): Change {
  return { ...change, after: { ...change.after, featuredPlace } };
}
