import type { Allergen, StatedAllergen } from '#openapi/generated/model.ts';
import { houseName } from './house-ingredients.ts';
import { ALLERGENS, allergensIn, isKnownFood } from './line-allergens.ts';
import { ingredientsIn, partsOf, readIngredientLine } from './lines/ingredient-line.ts';
import { memoized } from '#openapi/text/memoized.ts';

export interface RecipeAllergens {
  contains: readonly Allergen[];
  /** The lines of which no table knows what they contain. */
  unknownIngredients: string[];
}

/** The key is the name that lines give to a house-made ingredient. */
export type HouseAllergens = ReadonlyMap<string, RecipeAllergens>;
export const NO_HOUSE_MADE: HouseAllergens = new Map();

/**
 * Returns the allergens of a recipe. The administrator's statement wins over the tables. An empty list states
 * nothing, and `none` states that there are none.
 */
export function recipeAllergens(
  lines: readonly string[],
  stated: readonly StatedAllergen[],
  houseMade: HouseAllergens,
): RecipeAllergens {
  if (stated.length > 0)
    return { contains: ALLERGENS.filter((allergen) => stated.includes(allergen)), unknownIngredients: [] };
  const all = lines.map((line) => houseMade.get(readLine(line).houseName) ?? readLine(line));
  const found = new Set(all.flatMap(({ contains }) => contains));
  return {
    contains: ALLERGENS.filter((allergen) => found.has(allergen)),
    unknownIngredients: lines.filter((_, at) => all[at]?.unknownIngredients.length !== 0),
  };
}

/** Tells whether a recipe is free of an allergen. An unknown ingredient may contain every allergen. */
export const isFreeFrom = ({ contains, unknownIngredients }: RecipeAllergens, allergen: Allergen): boolean =>
  unknownIngredients.length === 0 && !contains.includes(allergen);

/** Returns the allergens of what the house makes, as they are stated, or of its own lines. */
export function houseAllergens(
  items: readonly { name: string; ingredients: readonly string[]; allergens: readonly StatedAllergen[] }[],
): HouseAllergens {
  return new Map(
    items.map(({ name, ingredients, allergens }) => {
      const own = recipeAllergens(ingredients, allergens, NO_HOUSE_MADE);
      const named = allergens.length > 0 ? [] : allergensIn(name);
      const found = [...own.contains, ...named];
      const contains = ALLERGENS.filter((allergen) => found.includes(allergen));
      return [houseName(name), { ...own, contains }];
    }),
  );
}

/** Many recipes share a line, which is read once. */
const readLine = memoized((line: string): RecipeAllergens & { houseName: string } => {
  const read = readIngredientLine(line);
  const parts = partsOf(read);
  const isKnown = parts.flatMap(({ english }) => ingredientsIn(english)).every(isKnownFood);
  // Each reading misses some: the milk of `1杯牛奶` is found only without its amount, the tea of `30 ml thé
  // noir` only with all words.
  const inParts = parts.flatMap(({ rest, englishRest }) => allergensIn(rest, englishRest));
  const contains = [...allergensIn(line), ...inParts];
  return { houseName: houseName(read.ingredient), contains, unknownIngredients: isKnown ? [] : [line] };
});
