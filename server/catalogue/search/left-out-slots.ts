import { foldWords } from '#openapi/names/fold-words.ts';
import { nearWords } from './near-words.ts';
import { VALUE_FIELDS } from './search-index.ts';
import { distinctThings, isPoured, unwantedSlots, type Poured } from './unwanted-slots.ts';
import type { WordSearch } from './word-search.ts';

const SHORTEST_MISSPELT_LENGTH = 4;

/** What contains one of the things, or what a misspelt one is likeliest meant to be: 'no cucmber'. */
export function leftOutSlots(
  catalogue: Poured,
  things: readonly (readonly string[])[],
  words: WordSearch,
): number[] {
  const meant = things.flatMap((thing) =>
    distinctThings([thing]).some((one) => isPoured(catalogue, one))
      ? [thing]
      : [thing, ...thing.flatMap((word) => likeliest(word, catalogue, words))],
  );
  return unwantedSlots(catalogue, distinctThings(meant));
}

function likeliest(word: string, { search }: Poured, words: WordSearch): string[][] {
  if (word.length < SHORTEST_MISSPELT_LENGTH || words.knows(word)) return [];
  const near = nearWords({ word, within: 'text', isForgiven: true }, false, search);
  const poured = near.find(({ number }) =>
    VALUE_FIELDS.some((field) => search.posting(field, number) !== undefined),
  );
  return poured ? [foldWords(search.vocabularies.words.wordOf(poured.number))] : [];
}
