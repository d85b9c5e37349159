import { Allergen, type StatedAllergen } from '#openapi/generated/model.ts';
import { foldLine } from '#openapi/text/fold-text.ts';
import { abvOfEnglish } from './typical-abv.ts';
import { englishName } from './lines/english-name.ts';
import { wordTest, wholeWords } from './word-patterns.ts';
import DATA from './words/allergens.json' with { type: 'json' };
import { houseName } from './house-made.ts';
import { allParts, readIngredientLine } from './lines/ingredient-line.ts';
import { ingredientsIn } from './lines/ingredient-name.ts';
import { memoize } from '#openapi/memoize.ts';

export const ALLERGENS = Object.values(Allergen);

interface AllergenRow {
  brings: readonly Allergen[];
  pattern: string;
}

const NAMESAKES = DATA.namesakes as readonly AllergenRow[];
const FOODS = DATA.foods as readonly AllergenRow[];

const sourceOf = (entries: readonly AllergenRow[]): string => entries.map(({ pattern }) => pattern).join('|');

const namesFood = wordTest(sourceOf([...NAMESAKES, ...FOODS]));
const ANY_NAMESAKE = wholeWords(sourceOf(NAMESAKES), 'gu');
const namesakes = NAMESAKES.map(
  ({ brings, pattern }) => [new RegExp(`^(?:${pattern})$`, 'u'), brings] as const,
);
/** Each allergen has one pattern of all foods with it. */
const foods = ALLERGENS.map((allergen) => {
  const withAllergen = FOODS.filter(({ brings }) => brings.includes(allergen));
  return [allergen, wordTest(sourceOf(withAllergen))] as const;
});

const NONE: readonly Allergen[] = [];

function allergensOfText(text: string): readonly Allergen[] {
  if (!namesFood(text)) return NONE;
  const allergens: Allergen[] = [];
  const rest = text.replace(ANY_NAMESAKE, (name) => {
    allergens.push(...(namesakes.find(([pattern]) => pattern.test(name))?.[1] ?? NONE));
    return ' , ';
  });
  return [...allergens, ...foods.flatMap(([allergen, isNamed]) => (isNamed(rest) ? allergen : NONE))];
}

/** Reads a line in its own words and in English: `Sahne` is milk. */
export function allergensIn(line: string, english = englishName(line)): readonly Allergen[] {
  const folded = foldLine(line);
  const ownAllergens = allergensOfText(folded);
  const all = english === folded ? ownAllergens : [...ownAllergens, ...allergensOfText(english)];
  return all.length === 0 ? NONE : ALLERGENS.filter((allergen) => all.includes(allergen));
}

const FORMS = wholeWords(DATA.forms, 'gu');
const isPlain = wordTest(DATA.plain);

/** Tells whether a table knows an ingredient. Any other may contain anything. */
function isKnownFood(english: string): boolean {
  if (namesFood(english) || isPlain(english)) return true;
  return abvOfEnglish(foldLine(english.replace(FORMS, ' '))) !== null;
}

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

/** The results are memoized, since many recipes have the same line. */
const readLine = memoize((line: string): RecipeAllergens & { houseName: string } => {
  const read = readIngredientLine(line);
  const parts = allParts(read);
  const isKnown = parts.flatMap(({ english }) => ingredientsIn(english)).every(isKnownFood);
  // Both the whole line and its parts are searched. The milk of `1杯牛奶` is found only without the amount, and
  // the tea of `30 ml thé noir` only in the whole line.
  const inParts = parts.flatMap((part) => allergensIn(part.afterAmount, part.englishAfterAmount));
  const contains = [...allergensIn(line), ...inParts];
  return { houseName: houseName(read.ingredient), contains, unknownIngredients: isKnown ? [] : [line] };
});
