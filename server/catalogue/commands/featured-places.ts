import { bodyField } from '#openapi/validation/body-field.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Change, accepted, type Decision } from '../decision.ts';
import { areSameFields, type Item, type Fields } from '../item.ts';
import { featuredSlots } from '../queries/cocktail-order.ts';
import { findUnchangedItem, type Target } from './item-commands.ts';

const { maximum: LAST_PLACE = Infinity } = bodyField('CocktailFields', 'featuredPlace');

interface FeatureCocktail extends Omit<Target, 'resource'> {
  featured: boolean;
  /** `undefined` leaves the place as it is. */
  place: number | null | undefined;
}

export function featureCocktail(catalogue: Catalogue, command: FeatureCocktail): Decision<{ id: string }> {
  const { id, featured, place } = command;
  const { item, refusal } = findUnchangedItem(catalogue, { ...command, resource: 'cocktails' });
  if (refusal) return refusal;
  const featuredPlace = featured ? (place === undefined ? item.fields['featuredPlace'] : place) : null;
  return arrangeFeatured(catalogue, accepted(changeOf(item, featured, featuredPlace), { id }));
}

/** When one cocktail gets a place, those that stand there and after it move on, so that no two have one place. */
export function arrangeFeatured<Result>(catalogue: Catalogue, decision: Decision<Result>): Decision<Result> {
  if (decision.kind === 'refused') return decision;
  const [change] = decision.changes;
  if (change?.after?.['featured'] !== true || !isMoved(change)) return decision;
  const { cocktails } = catalogue.collections;
  const others = cocktails.itemsAt(featuredSlots(catalogue)).filter(({ id }) => id !== change.id);
  const own = { id: change.id, fields: change.after };
  const at = Math.min(Number(change.after['featuredPlace']) - 1, others.length);
  const order = [...others.slice(0, at), own, ...others.slice(at)];
  const last = Math.max(
    at,
    order.findLastIndex(({ fields }) => fields['featuredPlace'] !== null && fields !== own.fields),
  );
  const changes = order.slice(0, Math.min(last + 1, LAST_PLACE)).flatMap((item, index): Change[] => {
    const after = { ...item.fields, featuredPlace: index + 1 };
    const before = item === own ? change.before : item.fields;
    return areSameFields(before, after) ? [] : [{ resource: 'cocktails', id: item.id, before, after }];
  });
  return { ...decision, changes };
}

function changeOf({ id, fields }: Item, featured: boolean, featuredPlace: unknown): Change[] {
  const after = { ...fields, featured, featuredPlace };
  return areSameFields(fields, after) ? [] : [{ resource: 'cocktails', id, before: fields, after }];
}

interface Placed {
  change: Change;
  place: number;
  isMoved: boolean;
}

/** Completes the changes of any write: no two featured cocktails have one place, and one that is not featured has none. */
export function separatePlaces(catalogue: Catalogue, changes: readonly Change[]): readonly Change[] {
  if (!changes.some(isMoved)) return changes;
  const { cocktails } = catalogue.collections;
  const own = new Map(changes.flatMap((one) => (one.resource === 'cocktails' ? [[one.id, one]] : [])));
  const placed: Placed[] = [];
  for (const { id, fields } of cocktails.itemsAt(featuredSlots(catalogue))) {
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

function isMoved({ resource, before, after }: Change): boolean {
  if (resource !== 'cocktails' || typeof after?.['featuredPlace'] !== 'number') return false;
  return before?.['featured'] !== after['featured'] || before?.['featuredPlace'] !== after['featuredPlace'];
}

function withPlace(change: Change, featuredPlace: number | null): Change {
  return { ...change, after: { ...change.after, featuredPlace } };
}
