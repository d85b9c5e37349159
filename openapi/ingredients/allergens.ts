import { Allergen } from '#openapi/generated/model/index.ts';
import { NAMESAKES, TABLE, type Entry } from './allergen-table.ts';
import { foldLine } from '#openapi/names/fold-line.ts';
import { remembered } from '#openapi/names/cache-by-text.ts';
import { wholeWords } from '#openapi/names/whole-words.ts';

/** In the order in which a recipe lists them. */
export const ALLERGENS = Object.values(Allergen);

const all = (entries: readonly Entry[]): string => entries.map(({ words }) => words).join('|');

const ANY = wholeWords(all([...NAMESAKES, ...TABLE]));
const ANY_NAMESAKE = wholeWords(all(NAMESAKES), 'gu');
const namesakes = NAMESAKES.map(({ brings, words }) => [new RegExp(`^(?:${words})$`, 'u'), brings] as const);
/** One pattern for all that bring the same. */
const entries = [...new Set(TABLE.map(({ brings }) => brings.join()))].map((key) => {
  const same = TABLE.filter(({ brings }) => brings.join() === key);
  return [wholeWords(all(same)), same[0]?.brings ?? []] as const;
});

export const allergensIn = remembered((line: string): readonly Allergen[] => {
  const text = foldLine(line);
  if (!ANY.test(text)) return [];
  const found = new Set<Allergen>();
  const add = (brings: readonly Allergen[]): void => brings.forEach((one) => found.add(one));
  const rest = text.replace(ANY_NAMESAKE, (name) => {
    add(namesakes.find(([words]) => words.test(name))?.[1] ?? []);
    return ' , ';
  });
  for (const [words, brings] of entries) if (words.test(rest)) add(brings);
  return ALLERGENS.filter((one) => found.has(one));
});
