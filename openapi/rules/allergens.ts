import { Allergen } from '#openapi/generated/model/index.ts';
import { NAMESAKES, TABLE, type Entry } from './allergen-table.ts';
import { foldText } from './fold-text.ts';
import { remembered } from './remembered.ts';

/** In the order in which a recipe lists them. */
export const ALLERGENS = Object.values(Allergen);

const wordsIn = (words: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, flags);
const all = (entries: readonly Entry[]): string => entries.map(({ words }) => words).join('|');

const ANY = wordsIn(all([...NAMESAKES, ...TABLE]), 'u');
const ANY_NAMESAKE = wordsIn(all(NAMESAKES), 'gu');
const namesakes = NAMESAKES.map(({ brings, words }) => [new RegExp(`^(?:${words})$`, 'u'), brings] as const);
const entries = TABLE.map(({ brings, words }) => [wordsIn(words, 'u'), brings] as const);

/** What a line of a recipe contains by its words, in the order of `ALLERGENS`. */
export const allergensIn = remembered((line: string): readonly Allergen[] => {
  const text = foldText(line);
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
