import type { Allergen, StatedAllergen } from '#openapi/generated/model.ts';
import { ALLERGENS, allergensIn, isKnownFood } from './allergens.ts';
import { bareName, partsOf, readIngredientLine, ingredientsIn } from './lines/ingredient-line.ts';
import { foldWords } from '#openapi/text/fold-text.ts';
import { memoized } from '#openapi/text/memoized.ts';

export interface Contents {
  contains: Allergen[];
  /** The lines of which no table knows what they contain. */
  unknownContents: string[];
}

/** Returns the name that lines and recipes of the house share. */
export const houseName = (text: string): string => foldWords(bareName(text)).join(' ');

/** The key is the name that lines give to a house-made ingredient. */
export type HouseContents = ReadonlyMap<string, Contents>;
export const NO_HOUSE_MADE: HouseContents = new Map();

/**
 * Returns the contents of a recipe. The administrator's statement wins over the tables. An empty list states
 * nothing, and `none` states that there are none.
 */
export function contentsOf(
  lines: readonly string[],
  stated: readonly StatedAllergen[],
  houseMade: HouseContents,
): Contents {
  if (stated.length > 0)
    return { contains: ALLERGENS.filter((allergen) => stated.includes(allergen)), unknownContents: [] };
  const all = lines.map((line) => houseMade.get(readLine(line).houseName) ?? readLine(line));
  const found = new Set(all.flatMap(({ contains }) => contains));
  return {
    contains: ALLERGENS.filter((allergen) => found.has(allergen)),
    unknownContents: lines.filter((_, at) => all[at]?.unknownContents.length !== 0),
  };
}

/** Returns the contents of what the house makes, as it is stated, or of its own lines. */
export function contentsByHouseName(
  items: readonly { name: string; ingredients: readonly string[]; allergens: readonly StatedAllergen[] }[],
): HouseContents {
  return new Map(
    items.map(({ name, ingredients, allergens }) => {
      const contents = contentsOf(ingredients, allergens, NO_HOUSE_MADE);
      const named = allergens.length > 0 ? [] : allergensIn(name);
      const found = [...contents.contains, ...named];
      const contains = ALLERGENS.filter((allergen) => found.includes(allergen));
      return [houseName(name), { ...contents, contains }];
    }),
  );
}

/** Many recipes share a line, which is read once. */
const readLine = memoized((line: string): Contents & { houseName: string } => {
  const read = readIngredientLine(line);
  const parts = partsOf(read);
  const isKnown = parts.flatMap(({ english }) => ingredientsIn(english)).every(isKnownFood);
  // Each reading misses some: the milk of `1杯牛奶` is found only without its amount, the tea of `30 ml thé
  // noir` only with all words.
  const inParts = parts.flatMap(({ rest, englishRest }) => allergensIn(rest, englishRest));
  const contains = [...allergensIn(line), ...inParts];
  return { houseName: houseName(read.ingredient), contains, unknownContents: isKnown ? [] : [line] };
});
