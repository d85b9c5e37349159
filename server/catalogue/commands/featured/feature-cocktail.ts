import type { Catalogue } from '../../catalogue.ts';
import { accepted, type Decision } from '../../decision.ts';
import { areSameFields } from '../../item.ts';
import { arrangeFeatured } from './arrange-featured.ts';
import { findTarget, type Target } from '../find-target.ts';

interface FeatureCocktail extends Omit<Target, 'resource'> {
  featured: boolean;
  /** `undefined` leaves the place as it is. */
  place: number | null | undefined;
}

export function featureCocktail(catalogue: Catalogue, command: FeatureCocktail): Decision<{ id: string }> {
  const { id, featured, place } = command;
  const { item, refusal } = findTarget(catalogue, { ...command, resource: 'cocktails' });
  if (refusal) return refusal;
  const { fields } = item;
  const featuredPlace = featured ? (place === undefined ? fields['featuredPlace'] : place) : null;
  const after = { ...fields, featured, featuredPlace };
  if (areSameFields(fields, after)) return accepted([], { id });
  return arrangeFeatured(catalogue, accepted([{ resource: 'cocktails', id, before: fields, after }], { id }));
}
