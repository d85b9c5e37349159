import type { Allergen, StatedAllergen } from '#openapi/generated/model.ts';
import { houseName } from './house-names.ts';
import { ALLERGENS, allergensIn, isKnownFood } from './line-allergens.ts';
import { allParts, readIngredientLine } from './lines/ingredient-line.ts';
import { ingredientsIn } from './lines/ingredient-name.ts';
import { memoize } from '#openapi/text/memoize.ts';

export interface RecipeAllergens {
  contains: readonly Allergen[];
  /** Lines that no table knows. */
  unknownIngredients: string[];
}

/** The key is the `houseName` of a house-made ingredient. */
export type HouseAllergens = ReadonlyMap<string, RecipeAllergens>;
export const NO_HOUSE_MADE: HouseAllergens = new Map();

/** A statement replaces what the tables say. An empty one states nothing, and `none` denies all allergens. */
export function recipeAllergens(
  lines: readonly string[],
  stated: readonly StatedAllergen[],
  house: HouseAllergens,
): RecipeAllergens {
  if (stated.length > 0)
    return { contains: ALLERGENS.filter((allergen) => stated.includes(allergen)), unknownIngredients: [] };
  const all = lines.map((line) => house.get(readLine(line).houseName) ?? readLine(line));
  const found = new Set(all.flatMap(({ contains }) => contains));
  return {
    contains: ALLERGENS.filter((allergen) => found.has(allergen)),
    unknownIngredients: lines.filter((_, index) => all[index]?.unknownIngredients.length !== 0),
  };
}

/** Tells whether a recipe is free from allergens. An unknown ingredient may contain any. */
export const isFreeFrom = ({ contains, unknownIngredients }: RecipeAllergens, allergen: Allergen): boolean =>
  unknownIngredients.length === 0 && !contains.includes(allergen);

/** Without a statement, a house-made ingredient has the allergens of its lines and of its name. */
export function houseAllergens(
  items: readonly { name: string; ingredients: readonly string[]; allergens: readonly StatedAllergen[] }[],
): HouseAllergens {
  return new Map(
    items.map(({ name, ingredients, allergens }) => {
      const own = recipeAllergens(ingredients, allergens, NO_HOUSE_MADE);
      const ofName = allergens.length > 0 ? [] : allergensIn(name);
      const found = [...own.contains, ...ofName];
      const contains = ALLERGENS.filter((allergen) => found.includes(allergen));
      return [houseName(name), { ...own, contains }];
    }),
  );
}

/** Memoized, since many recipes have the same line. */
const readLine = memoize((line: string): RecipeAllergens & { houseName: string } => {
  const read = readIngredientLine(line);
  const parts = allParts(read);
  const isKnown = parts.flatMap(({ english }) => ingredientsIn(english)).every(isKnownFood);
  // Each reading misses something: the milk of `1杯牛奶` is found only without its amount, and the tea of
  // `30 ml thé noir` only with all words.
  const inParts = parts.flatMap((part) => allergensIn(part.afterAmount, part.englishAfterAmount));
  const contains = [...allergensIn(line), ...inParts];
  return { houseName: houseName(read.ingredient), contains, unknownIngredients: isKnown ? [] : [line] };
});
