import { hasRole, isBottle, isKnownThing } from '#openapi/ingredients/exclusions/phrases.ts';
import { madeOf } from '#openapi/ingredients/contents-table.ts';
import { foldWords } from '#openapi/names/fold-text.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import { slotsWith } from '../snapshot/facets.ts';
import { LINE_FIELDS } from '../snapshot/search-index.ts';
import { FILLER_WORDS } from '#openapi/names/filler-words.ts';
import { knowsWord } from './word-search.ts';

/** Adds what is made of the things, and leaves out repeats. */
function distinctThings(things: readonly (readonly string[])[]): (readonly string[])[] {
  const byWords = new Map(
    things.flatMap((words) => [words, ...madeOf(words)]).map((words) => [words.join(' '), words]),
  );
  byWords.delete('');
  return [...byWords.values()];
}

/** Finds the cocktails whose ingredients or garnish name one of the things, or something that is made of it. */
export function unwantedSlots(
  { facets, search }: Catalogue,
  things: readonly (readonly string[])[],
): Set<number> {
  const slots = new Set<number>();
  for (const line of distinctThings(things).flatMap((thing) => search.lines.naming(thing)))
    for (const field of LINE_FIELDS)
      for (const slot of slotsWith(facets.cocktails, field, line)) slots.add(slot);
  return slots;
}

function isFound(catalogue: Catalogue, thing: readonly string[]): boolean {
  return unwantedSlots(catalogue, [thing]).size > 0;
}

/** Tells whether people leave out things of this name, even if no recipe here has them. */
export function isCalledSo(thing: readonly string[]): boolean {
  return isKnownThing(thing.join(' ')) || isBottle(thing.join(' '));
}

/** Tells whether no recipe here has the thing, and nothing that people leave out has this name. */
export function isUnknownThing(catalogue: Catalogue, text: string): boolean {
  const thing = foldWords(text);
  return !isCalledSo(thing) && !isFound(catalogue, thing);
}

const MIN_MISSPELT_LENGTH = 4;

/** Finds the cocktails that contain the thing, or what a misspelt thing most likely means: 'no cucmber'. */
export function leftOutSlots(catalogue: Catalogue, thing: readonly string[]): Set<number> {
  return unwantedSlots(catalogue, meantBy(catalogue, thing));
}

function meantBy(catalogue: Catalogue, thing: readonly string[]): readonly (readonly string[])[] {
  if (isFound(catalogue, thing)) return [thing];
  // A person who refuses white sugar refuses sugar, and one who refuses honey water refuses honey.
  const bare = thing.slice(thing.findIndex((word) => !hasRole('qualities', word)));
  if (isFound(catalogue, bare)) return [bare];
  const telling = thing.filter(
    (word, at) => at === 0 || (!hasRole('forms', word) && !FILLER_WORDS.has(word)),
  );
  return telling.flatMap((word) => (isFound(catalogue, [word]) ? [[word]] : likeliest(catalogue, word)));
}

function likeliest(catalogue: Catalogue, word: string): string[][] {
  const { search } = catalogue;
  if (word.length < MIN_MISSPELT_LENGTH || knowsWord(catalogue, word)) return [];
  const near = search.words.near(word, { isKnown: false, isForgiven: true });
  const poured = near.find((one) => search.lines.withWord(one.word).length > 0);
  return poured ? [foldWords(poured.word)] : [];
}
