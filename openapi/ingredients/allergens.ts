import { Allergen } from '#openapi/generated/model.ts';
import { foldLine } from '#openapi/names/fold-text.ts';
import { englishAbv } from './alcohol-table.ts';
import { englishThing } from './lines/english-thing.ts';
import { anyNamed, wholeWords } from './word-table.ts';
import DATA from './words/allergens.json' with { type: 'json' };

export const ALLERGENS = Object.values(Allergen);

interface Entry {
  brings: readonly Allergen[];
  words: string;
}

/**
 * A namesake of a food brings only what its entry says: `almond milk` is no milk. It is removed from a line before the foods are looked
 * for. `source` says why, for the entries below it too.
 */
const NAMESAKES = DATA.namesakes as readonly Entry[];
const TABLE = DATA.foods as readonly Entry[];

const all = (entries: readonly Entry[]): string => entries.map(({ words }) => words).join('|');

const isAny = anyNamed(all([...NAMESAKES, ...TABLE]));
const ANY_NAMESAKE = wholeWords(all(NAMESAKES), 'gu');
const namesakes = NAMESAKES.map(({ brings, words }) => [new RegExp(`^(?:${words})$`, 'u'), brings] as const);
/** All entries that bring the same allergens share one pattern. */
const entries = [...new Set(TABLE.map(({ brings }) => brings.join()))].map((key) => {
  const same = TABLE.filter(({ brings }) => brings.join() === key);
  return [anyNamed(all(same)), same[0]?.brings ?? []] as const;
});

const NONE: readonly Allergen[] = [];

function foundIn(text: string): readonly Allergen[] {
  if (!isAny(text)) return NONE;
  const found: Allergen[] = [];
  const rest = text.replace(ANY_NAMESAKE, (name) => {
    found.push(...(namesakes.find(([words]) => words.test(name))?.[1] ?? NONE));
    return ' , ';
  });
  return [...found, ...entries.flatMap(([isNamed, brings]) => (isNamed(rest) ? brings : NONE))];
}

/** Finds the allergens that a line names, in its own words and in English: `Sahne` is milk, and a caffè latte has caffeine too. */
export function allergensIn(line: string, english = englishThing(line)): readonly Allergen[] {
  const folded = foldLine(line);
  const found = foundIn(folded);
  const all = english === folded ? found : [...found, ...foundIn(english)];
  return all.length === 0 ? NONE : ALLERGENS.filter((one) => all.includes(one));
}

/** Words that do not say what is in a thing: a liqueur, a syrup or a foam can be made of anything. */
const FORMS = wholeWords(DATA.forms, 'gu');
/** Names things that bring none of the allergens and stand in no other table. */
const isPlainThing = anyNamed(DATA.plain);

/** Tells by its English name whether a table knows the thing. A thing that no table knows may contain anything. */
export function isKnownFood(english: string): boolean {
  return (
    isAny(english) || isPlainThing(english) || englishAbv(foldLine(english.replace(FORMS, ' '))) !== null
  );
}
