import { type Cocktail, type StatedAllergen, Taste } from '#openapi/generated/model.ts';
import { abvOfEnglish } from './typical-abv.ts';
import { recipeAllergens, NO_HOUSE_MADE, type HouseAllergens } from './recipe-allergens.ts';
import { partsOf, readIngredientLine } from './lines/ingredient-line.ts';
import { estimateStrength, type MixedRecipe, type PouredPart } from './strength.ts';
import { memoized } from '#openapi/text/memoized.ts';
import { firstNamed } from './word-patterns.ts';
import DATA from './words/tastes.json' with { type: 'json' };

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
    taste: tasteOf(estimate?.lines ?? []),
  };
}

function hasNoAlcohol(ingredients: readonly string[]): boolean {
  const parts = ingredients.map(readIngredientLine).flatMap(partsOf);
  return (
    parts.length > 0 && parts.every(({ englishRest, english }) => abvOfEnglish(englishRest || english) === 0)
  );
}

export const TASTES = Object.values(Taste);

const namedIn = firstNamed(DATA.tastes);
const entryOf = memoized((english) => namedIn(english) ?? { sour: 0, bitter: 0, sweet: 0 });

const SOUR_FROM = 0.1;
const BITTER_FROM = 0.08;
const SWEET_FROM = 0.1;
const STRONG_SHARE = 0.7;
const STRONG_ABV = 15;

function tasteOf(lines: readonly PouredPart[]): Taste[] {
  let [ml, sour, bitter, sweet, strong] = [0, 0, 0, 0, 0];
  for (const line of lines.filter((line) => line.ml > 0)) {
    const entry = entryOf(line.english);
    ml += line.ml;
    sour += line.ml * entry.sour;
    bitter += line.ml * entry.bitter;
    sweet += line.ml * entry.sweet;
    if (line.abv >= STRONG_ABV) strong += line.ml;
  }
  if (ml === 0) return [];
  const tastes: Record<Taste, boolean> = {
    sour: sour / ml >= SOUR_FROM,
    bitter: bitter / ml >= BITTER_FROM,
    // A drink that is as sour or as bitter as it is sweet is balanced.
    sweet: (sweet - sour - bitter / 2) / ml >= SWEET_FROM,
    strong: strong / ml >= STRONG_SHARE,
  };
  return TASTES.filter((taste) => tastes[taste]);
}
