import { bodyField } from '#openapi/validation/body-field.ts';
import type { Catalogue } from '../../catalogue.ts';
import type { Change } from '../../change.ts';
import { accepted, type Decision } from '../../decision.ts';
import { areSameFields } from '../../item.ts';
import { featuredSlots } from '../../queries/featured-order.ts';
import { findUnchangedItem, type Target } from '../find-unchanged-item.ts';

interface FeatureCocktail extends Omit<Target, 'resource'> {
  featured: boolean;
  /** `undefined` leaves the place as it is. */
  place: number | null | undefined;
}

export function featureCocktail(catalogue: Catalogue, command: FeatureCocktail): Decision<{ id: string }> {
  const { id, featured, place } = command;
  const { item, refusal } = findUnchangedItem(catalogue, { ...command, resource: 'cocktails' });
  if (refusal) return refusal;
  const { fields } = item;
  const featuredPlace = featured ? (place === undefined ? fields['featuredPlace'] : place) : null;
  const after = { ...fields, featured, featuredPlace };
  if (areSameFields(fields, after)) return accepted([], { id });
  return arrangeFeatured(catalogue, accepted([{ resource: 'cocktails', id, before: fields, after }], { id }));
}

const { maximum: LAST_PLACE = Infinity } = bodyField('CocktailFields', 'featuredPlace');

/** When one cocktail gets a place, those that stand there and after it move on, so that no two have one place. */
export function arrangeFeatured<Result>(catalogue: Catalogue, decision: Decision<Result>): Decision<Result> {
  if (decision.kind === 'refused') return decision;
  const [change] = decision.changes;
  if (!change?.after || !isMoved(change)) return decision;
  const { cocktails } = catalogue.collections;
  const others = cocktails.itemsAt([...featuredSlots(catalogue)]).filter(({ id }) => id !== change.id);
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

function isMoved({ before, after }: Change): boolean {
  if (after?.['featured'] !== true || typeof after['featuredPlace'] !== 'number') return false;
  return before?.['featured'] !== true || before['featuredPlace'] !== after['featuredPlace'];
}
