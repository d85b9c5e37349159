import { foldWords } from '#openapi/names/fold-words.ts';
import type { Catalogue } from '../catalogue.ts';
import { nearWords } from './near-words.ts';
import { VALUE_FIELDS } from './search-index.ts';
import { distinctThings, unwantedSlots } from './unwanted-slots.ts';
import type { WordSearch } from './word-search.ts';

const SHORTEST_MISSPELT_LENGTH = 4;

type Poured = Pick<Catalogue, 'facets' | 'search' | 'collections'>;

/** Whether an ingredient or a garnish is called so. */
export function isPoured(catalogue: Poured, thing: readonly string[]): boolean {
  return unwantedSlots(catalogue, [foldWords(thing.join(' '))]).length > 0;
}

/** What contains one of the things, or what a misspelt one is likeliest meant to be: 'no cucmber'. */
export function leftOutSlots(
  catalogue: Poured,
  things: readonly (readonly string[])[],
  words: WordSearch,
): number[] {
  const meant = things.flatMap((thing) =>
    unwantedSlots(catalogue, distinctThings([thing])).length > 0
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
