import type { Cocktail, StatedAllergen } from '#openapi/generated/model.ts';
import { abvOfEnglish } from './typical-abv.ts';
import { recipeAllergens, NO_HOUSE_MADE, type HouseAllergens } from './recipe-allergens.ts';
import { partsOf, readIngredientLine } from './lines/ingredient-line.ts';
import { estimateStrength, type MixedRecipe } from './strength.ts';
import { tastesOf } from './tastes.ts';

export interface RecipeTraits extends Pick<Cocktail, 'contains' | 'alcoholFree' | 'strength' | 'taste'> {
  /** No table knows what these lines contain, so that the recipe is offered as free from nothing. */
  unknownContents: string[];
  /** These lines do not tell how much alcohol they bring, so that the strength is unknown. */
  unknownStrength: string[];
}

/** Ids of garnishes are slugs of names. */
export type TraitedRecipe = MixedRecipe & {
  garnish: readonly string[];
  allergens?: readonly StatedAllergen[];
};

export function recipeTraits(recipe: TraitedRecipe, houseMade: HouseAllergens = NO_HOUSE_MADE): RecipeTraits {
  const { ingredients, garnish } = recipe;
  const { contains, unknownContents } = recipeAllergens(
    [...ingredients, ...garnish.map((id) => id.replaceAll('-', ' '))],
    recipe.allergens ?? [],
    houseMade,
  );
  const { estimate, unknownStrength } = estimateStrength(recipe);
  const alcoholFree = estimate ? estimate.lines.every(({ abv }) => abv === 0) : hasNoAlcohol(ingredients);
  return {
    contains,
    unknownContents,
    unknownStrength: alcoholFree ? [] : unknownStrength,
    alcoholFree,
    strength: alcoholFree ? 0 : estimate ? Math.round(estimate.abv * 10) / 10 : null,
    taste: tastesOf(estimate?.lines ?? []),
  };
}

function hasNoAlcohol(ingredients: readonly string[]): boolean {
  const parts = ingredients.map(readIngredientLine).flatMap(partsOf);
  return (
    parts.length > 0 && parts.every(({ englishRest, english }) => abvOfEnglish(englishRest || english) === 0)
  );
}
