import type { Cocktail, StatedAllergen } from '#openapi/generated/model.ts';
import { abvOfEnglish } from './typical-abv.ts';
import { recipeAllergens, NO_HOUSE_MADE, type HouseAllergens } from './recipe-allergens.ts';
import { allParts, readIngredientLine } from './lines/ingredient-line.ts';
import { estimateStrength, type MixedRecipe } from './strength.ts';
import { tastesOf } from './tastes.ts';

/** What responses show of a recipe's lines, in this order. */
export type RecipeTraits = Pick<
  Cocktail,
  'contains' | 'alcoholFree' | 'strength' | 'taste' | 'unknownIngredients' | 'strengthUnknownFor'
>;

/** Ids of garnishes are slugs of names. */
export type TraitedRecipe = MixedRecipe & {
  garnish: readonly string[];
  allergens?: readonly StatedAllergen[];
};

export function recipeTraits(recipe: TraitedRecipe, house: HouseAllergens = NO_HOUSE_MADE): RecipeTraits {
  const { ingredients, garnish, allergens = [] } = recipe;
  const lines = [...ingredients, ...garnish.map((id) => id.replaceAll('-', ' '))];
  const { contains, unknownIngredients } = recipeAllergens(lines, allergens, house);
  const { estimate, strengthUnknownFor } = estimateStrength(recipe);
  const alcoholFree = estimate ? estimate.lines.every(({ abv }) => abv === 0) : hasNoAlcohol(ingredients);
  return {
    contains,
    alcoholFree,
    strength: alcoholFree ? 0 : estimate ? Math.round(estimate.abv * 10) / 10 : null,
    taste: tastesOf(estimate?.lines ?? []),
    unknownIngredients,
    strengthUnknownFor: alcoholFree ? [] : strengthUnknownFor,
  };
}

function hasNoAlcohol(ingredients: readonly string[]): boolean {
  const parts = ingredients.map(readIngredientLine).flatMap(allParts);
  const strengths = parts.map((part) => abvOfEnglish(part.englishAfterAmount || part.english));
  return strengths.length > 0 && strengths.every((abv) => abv === 0);
}
