import type { Catalogue } from '../catalogue.ts';
import { accepted, type Decision } from '../decision.ts';
import { findTarget, type Target } from './checks.ts';

export interface FeatureCocktail extends Omit<Target, 'resource'> {
  kind: 'feature';
  featured: boolean;
}

/** Sets or clears the flag of a cocktail, and leaves its other fields alone. */
export function featureCocktail(catalogue: Catalogue, command: FeatureCocktail): Decision<{ id: string }> {
  const { id, featured } = command;
  const { item, refusal } = findTarget(catalogue, { ...command, resource: 'cocktails' });
  if (refusal) return refusal;
  const { fields } = item;
  if (fields['featured'] === featured) return accepted([], { id });
  return accepted([{ resource: 'cocktails', id, before: fields, after: { ...fields, featured } }], { id });
}
