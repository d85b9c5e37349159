import { FORM, mayBeExcluded, QUALITY } from '#openapi/ingredients/exclusions/exclusion-phrases.ts';
import { madeOf } from '#openapi/ingredients/made-of.ts';
import { FILLER_WORDS } from '#openapi/names/filler-words.ts';
import { foldWords } from '#openapi/names/fold-text.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import { slotsWith } from '../snapshot/facets.ts';
import { LINE_FIELDS } from './index/search-index.ts';
import { knowsWord } from './word-scores.ts';

/** An excluded thing, in folded words. */
type Thing = readonly string[];

/** Finds cocktails whose ingredients or garnish name one of the things, or something made of it. */
export function slotsNaming({ facets, search }: Catalogue, things: readonly Thing[]): Set<number> {
  const names = things.flatMap((thing) => [thing, ...madeOf(thing)]);
  const lines = new Set(names.flatMap((name) => search.lines.naming(name)));
  const slots = new Set<number>();
  for (const line of lines)
    for (const field of LINE_FIELDS)
      for (const slot of slotsWith(facets.cocktails, field, line)) slots.add(slot);
  return slots;
}

function isFound(catalogue: Catalogue, thing: Thing): boolean {
  return slotsNaming(catalogue, [thing]).size > 0;
}

/** Tells whether no recipe has the thing and it is no known thing to exclude. */
export function isUnknownThing(catalogue: Catalogue, text: string): boolean {
  const thing = foldWords(text);
  return !mayBeExcluded(thing.join(' ')) && !isFound(catalogue, thing);
}

/** Finds cocktails that contain the thing. A misspelt thing is read as the most likely one: 'no cucmber'. */
export function unwantedSlots(catalogue: Catalogue, thing: Thing): Set<number> {
  // A person who refuses white sugar refuses sugar, and one who refuses honey water refuses honey.
  const bare = thing.slice(thing.findIndex((word) => !QUALITY.test(word)));
  for (const whole of [thing, bare]) {
    const slots = slotsNaming(catalogue, [whole]);
    if (slots.size > 0) return slots;
  }
  const tellingWords = thing.filter((word, at) => at === 0 || (!FORM.test(word) && !FILLER_WORDS.has(word)));
  const meantThings = tellingWords.flatMap((word) => likeliestThings(catalogue, word));
  return slotsNaming(catalogue, meantThings);
}

const MIN_MISSPELT_LENGTH = 4;

function likeliestThings(catalogue: Catalogue, word: string): Thing[] {
  if (isFound(catalogue, [word])) return [[word]];
  if (word.length < MIN_MISSPELT_LENGTH || knowsWord(catalogue, word)) return [];
  const { lines, words } = catalogue.search;
  const near = words.near(word, { isKnown: false, isForgiven: true });
  const meantWord = near.find(({ word: known }) => lines.withWord(known).length > 0);
  return meantWord ? [foldWords(meantWord.word)] : [];
}
