import { FORMS, QUALITY } from '#openapi/ingredients/exclusions/refusal-words.ts';
import { FILLERS } from '#openapi/names/filler-words.ts';
import { foldWords } from '#openapi/names/fold-words.ts';
import { nearWords } from './near-words.ts';
import { VALUE_FIELDS } from './search-index.ts';
import { distinctThings, isPoured, unwantedSlots, type Poured } from './unwanted-slots.ts';
import type { WordSearch } from './word-search.ts';

const SHORTEST_MISSPELT_LENGTH = 4;
const QUALITIES = new RegExp(`^(?:(?:${QUALITY}) )+`);

/** What contains one of the things, or what a misspelt one is likeliest meant to be: 'no cucmber'. */
export function leftOutSlots(
  catalogue: Poured,
  things: readonly (readonly string[])[],
  words: WordSearch,
): number[] {
  const isFound = (thing: readonly string[]) =>
    distinctThings([thing]).some((one) => isPoured(catalogue, one));
  const meant = things.flatMap((thing) => {
    if (isFound(thing)) return [thing];
    // 'No white sugar' is no sugar, 'no honey water' no honey.
    const bare = thing.join(' ').replace(QUALITIES, '').split(' ');
    if (isFound(bare)) return [bare];
    const telling = thing.filter((word, at) => at === 0 || (!FORMS.has(word) && !FILLERS.has(word)));
    return telling.flatMap((word) => (isFound([word]) ? [[word]] : likeliest(word, catalogue, words)));
  });
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
