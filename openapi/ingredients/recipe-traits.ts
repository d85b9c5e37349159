import { Taste, type Cocktail, type StatedAllergen } from '#openapi/generated/model.ts';
import { abvOfEnglish } from './typical-abv.ts';
import { recipeAllergens, NO_HOUSE_MADE, type HouseAllergens } from './allergens.ts';
import { allParts, readIngredientLine } from './lines/ingredient-line.ts';
import { estimateStrength, type MixedRecipe, type PouredPart } from './strength.ts';
import { memoize } from '#openapi/memoize.ts';
import { rowFinder } from './word-patterns.ts';
import DATA from './words/tastes.json' with { type: 'json' };

/** What responses show of a recipe's lines, in this order. */
export type RecipeTraits = Pick<
  Cocktail,
  'contains' | 'alcoholFree' | 'strength' | 'taste' | 'unknownIngredients' | 'strengthUnknownFor'
>;

export type TraitedRecipe = MixedRecipe & {
  /** Names, or ids made of them. */
  garnish: readonly string[];
  allergens?: readonly StatedAllergen[];
};

export function recipeTraits(recipe: TraitedRecipe, house: HouseAllergens = NO_HOUSE_MADE): RecipeTraits {
  const { ingredients, garnish, allergens = [] } = recipe;
  const lines = [...ingredients, ...garnish.map((name) => name.replaceAll('-', ' '))];
  const { contains, unknownIngredients } = recipeAllergens(lines, allergens, house);
  const { estimate, strengthUnknownFor } = estimateStrength(recipe);
  const alcoholFree = estimate ? estimate.lines.every(({ abv }) => abv === 0) : hasNoAlcohol(ingredients);
  const strength = estimate && Math.round(estimate.abv * 10) / 10;
  return {
    contains,
    alcoholFree,
    strength: alcoholFree ? 0 : strength,
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

export const TASTES = Object.values(Taste);

const findTaste = rowFinder(DATA.tastes);
const tasteOf = memoize((english) => findTaste(english) ?? { sour: 0, bitter: 0, sweet: 0 });

function tastesOf(lines: readonly PouredPart[]): Taste[] {
  let [ml, sour, bitter, sweet, strong] = [0, 0, 0, 0, 0];
  for (const line of lines.filter((line) => line.ml > 0)) {
    const entry = tasteOf(line.english);
    ml += line.ml;
    sour += line.ml * entry.sour;
    bitter += line.ml * entry.bitter;
    sweet += line.ml * entry.sweet;
    if (line.abv >= DATA.strongFromAbv) strong += line.ml;
  }
  if (ml === 0) return [];
  const tastes: Record<Taste, boolean> = {
    sour: sour / ml >= DATA.from.sour,
    bitter: bitter / ml >= DATA.from.bitter,
    // A drink that is as sour or as bitter as it is sweet is balanced.
    sweet: (sweet - sour - bitter / 2) / ml >= DATA.from.sweet,
    strong: strong / ml >= DATA.from.strong,
  };
  return TASTES.filter((taste) => tastes[taste]);
}
