import type { ListCocktailsParams } from '#openapi/generated/model.ts';
import { strengthBand, type RecipeTraits } from '#openapi/ingredients/recipe-traits.ts';

/** Tells whether a recipe has none of the allergens. A recipe with an unknown ingredient may contain every allergen. */
export const isFreeFrom = (
  { contains, unknown }: RecipeTraits,
  allergen: RecipeTraits['contains'][number],
): boolean => unknown.length === 0 && !contains.includes(allergen);

type TraitsFilter = { [Name in 'strength' | 'taste' | 'freeFrom']?: ListCocktailsParams[Name] | undefined };

/** Returns null if the filter asks for nothing. */
export function traitsTest({
  strength,
  taste,
  freeFrom = [],
}: TraitsFilter): ((traits: RecipeTraits) => boolean) | null {
  if (freeFrom.length === 0 && taste === undefined && strength === undefined) return null;
  return (traits) =>
    freeFrom.every((allergen) => isFreeFrom(traits, allergen)) &&
    (taste === undefined || traits.taste.includes(taste)) &&
    (strength === undefined || strengthBand(traits) === strength);
}
