import type { Cocktail, StrengthBand } from '#openapi/generated/model/index.ts';
import { ALLERGENS, allergensIn } from './allergens.ts';
import { typicalAbv } from './alcohol-table.ts';
import { readIngredientLine } from './amounts.ts';
import { estimateStrength, type MixedRecipe } from './strength.ts';
import { tasteOf } from './taste.ts';

export type RecipeTraits = Pick<Cocktail, 'contains' | 'alcoholFree' | 'strength' | 'taste'>;

/** Ids of garnishes are slugs of names. */
type TraitedRecipe = MixedRecipe & { garnish: readonly string[] };

export function recipeTraits(recipe: TraitedRecipe): RecipeTraits {
  const { ingredients, garnish } = recipe;
  const found = new Set(
    [...ingredients, ...garnish.map((id) => id.replaceAll('-', ' '))].flatMap(allergensIn),
  );
  const estimate = estimateStrength(recipe);
  const alcoholFree = estimate ? estimate.lines.every(({ abv }) => abv === 0) : hasNoAlcohol(ingredients);
  return {
    contains: ALLERGENS.filter((allergen) => found.has(allergen)),
    alcoholFree,
    strength: alcoholFree ? 0 : estimate ? Math.round(estimate.abv * 10) / 10 : null,
    taste: tasteOf(estimate?.lines ?? []),
  };
}

function hasNoAlcohol(ingredients: readonly string[]): boolean {
  return (
    ingredients.length > 0 && ingredients.every((line) => typicalAbv(readIngredientLine(line).rest) === 0)
  );
}

export const MEDIUM_FROM = 12;
export const STRONG_FROM = 18;

export function strengthBand({
  alcoholFree,
  strength,
}: Pick<RecipeTraits, 'alcoholFree' | 'strength'>): StrengthBand | null {
  if (alcoholFree) return 'alcohol-free';
  if (strength === null) return null;
  return strength >= STRONG_FROM ? 'strong' : strength >= MEDIUM_FROM ? 'medium' : 'light';
}
