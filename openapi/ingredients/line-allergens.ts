import { Allergen } from '#openapi/generated/model.ts';
import { foldLine } from '#openapi/text/fold-text.ts';
import { abvOfEnglish } from './typical-abv.ts';
import { englishName } from './lines/english-name.ts';
import { anyNamed, wholeWords } from './word-patterns.ts';
import DATA from './words/allergens.json' with { type: 'json' };

export const ALLERGENS = Object.values(Allergen);

interface Entry {
  brings: readonly Allergen[];
  pattern: string;
}

const NAMESAKES = DATA.namesakes as readonly Entry[];
const FOODS = DATA.foods as readonly Entry[];

const sourceOf = (entries: readonly Entry[]): string => entries.map(({ pattern }) => pattern).join('|');

const isAny = anyNamed(sourceOf([...NAMESAKES, ...FOODS]));
const ANY_NAMESAKE = wholeWords(sourceOf(NAMESAKES), 'gu');
const namesakes = NAMESAKES.map(
  ({ brings, pattern }) => [new RegExp(`^(?:${pattern})$`, 'u'), brings] as const,
);
/** Each allergen has one pattern of all foods that bring it. */
const foods = ALLERGENS.map((allergen) => {
  const bringing = FOODS.filter(({ brings }) => brings.includes(allergen));
  return [allergen, anyNamed(sourceOf(bringing))] as const;
});

const NONE: readonly Allergen[] = [];

function foundIn(text: string): readonly Allergen[] {
  if (!isAny(text)) return NONE;
  const found: Allergen[] = [];
  const rest = text.replace(ANY_NAMESAKE, (name) => {
    found.push(...(namesakes.find(([pattern]) => pattern.test(name))?.[1] ?? NONE));
    return ' , ';
  });
  return [...found, ...foods.flatMap(([allergen, isNamed]) => (isNamed(rest) ? allergen : NONE))];
}

/** Finds the allergens that a line names, in its own words and in English: `Sahne` is milk. */
export function allergensIn(line: string, english = englishName(line)): readonly Allergen[] {
  const folded = foldLine(line);
  const found = foundIn(folded);
  const all = english === folded ? found : [...found, ...foundIn(english)];
  return all.length === 0 ? NONE : ALLERGENS.filter((allergen) => all.includes(allergen));
}

const FORMS = wholeWords(DATA.forms, 'gu');
const isPlain = anyNamed(DATA.plain);

/** Tells by its English name whether a table knows an ingredient. Any other may contain anything. */
export function isKnownFood(english: string): boolean {
  if (isAny(english) || isPlain(english)) return true;
  return abvOfEnglish(foldLine(english.replace(FORMS, ' '))) !== null;
}
