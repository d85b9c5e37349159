import { Allergen } from '#openapi/generated/model.ts';
import { foldLine } from '#openapi/text/fold-text.ts';
import { abvOfEnglish } from './typical-abv.ts';
import { englishName } from './lines/english-name.ts';
import { wordTest, wholeWords } from './word-patterns.ts';
import DATA from './words/allergens.json' with { type: 'json' };

export const ALLERGENS = Object.values(Allergen);

interface Entry {
  brings: readonly Allergen[];
  pattern: string;
}

const NAMESAKES = DATA.namesakes as readonly Entry[];
const FOODS = DATA.foods as readonly Entry[];

const sourceOf = (entries: readonly Entry[]): string => entries.map(({ pattern }) => pattern).join('|');

const namesFood = wordTest(sourceOf([...NAMESAKES, ...FOODS]));
const ANY_NAMESAKE = wholeWords(sourceOf(NAMESAKES), 'gu');
const namesakes = NAMESAKES.map(
  ({ brings, pattern }) => [new RegExp(`^(?:${pattern})$`, 'u'), brings] as const,
);
/** For each allergen, one pattern of all foods with it. */
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
export function isKnownFood(english: string): boolean {
  if (namesFood(english) || isPlain(english)) return true;
  return abvOfEnglish(foldLine(english.replace(FORMS, ' '))) !== null;
}
