import { isKnownThing } from '#openapi/ingredients/exclusions/left-out-things.ts';
import { isBottle } from '#openapi/ingredients/exclusions/term-things.ts';
import { madeOf } from '#openapi/ingredients/contents-table.ts';
import { foldWords } from '#openapi/names/fold-text.ts';
import type { Catalogue } from '../catalogue.ts';
import { numbersOf } from '../snapshot/posting.ts';
import { numberIn, spellingOf } from './search-fields.ts';
import { VALUE_FIELDS } from './search-index.ts';
import { FORMS, QUALITY } from '#openapi/ingredients/exclusions/refusal-words.ts';
import { FILLERS } from '#openapi/names/filler-words.ts';
import { nearWords } from './near-words.ts';
import type { WordSearch } from './word-search.ts';

const PLAIN_TEXT = /^[ -&(-~]*$/;
const APOSTROPHE = /['’‘]/;

export function thingsIn(without: readonly string[]): (readonly string[])[] {
  return distinctThings(without.map(foldWords));
}

export function distinctThings(things: readonly (readonly string[])[]): (readonly string[])[] {
  const byWords = new Map(
    things.flatMap((words) => [words, ...madeOf(words)]).map((words) => [words.join(' '), words]),
  );
  byWords.delete('');
  return [...byWords.values()];
}

export type Poured = Pick<Catalogue, 'facets' | 'search' | 'collections'>;

/** In ingredients or garnish. Whole words, next to each other: `egg` is in `2 egg whites`, `gin` is not in `ginger`. Each slot once. */
export function unwantedSlots(catalogue: Poured, things: readonly (readonly string[])[]): number[] {
  const unwanted: number[] = [];
  const { size, slotEnd } = catalogue.collections.cocktails;
  const marks = new Uint8Array(slotEnd);
  for (const thing of things) {
    if (unwanted.length === size) break;
    for (const slots of slotsNaming(catalogue, thing))
      for (let at = 0; at < slots.length; at += 1) {
        const slot = slots[at] ?? 0;
        if (marks[slot] === 1) continue;
        marks[slot] = 1;
        unwanted.push(slot);
      }
  }
  return unwanted;
}

export function isPoured(catalogue: Poured, thing: readonly string[]): boolean {
  return slotsNaming(catalogue, thing).next().done !== true;
}

/** In a recipe, or what is made of it is. */
function isFound(catalogue: Poured, thing: readonly string[]): boolean {
  return distinctThings([thing]).some((one) => isPoured(catalogue, one));
}

/** What people leave out is called so, whether or not a recipe here has it. */
export function isCalledSo(thing: readonly string[]): boolean {
  return isKnownThing(thing) || isBottle(thing);
}

/** No recipe here has it, and nothing that people leave out is called so. */
export function isUnknownThing(catalogue: Poured, text: string): boolean {
  const thing = foldWords(text);
  return !isCalledSo(thing) && !isFound(catalogue, thing);
}

function* slotsNaming({ facets, search }: Poured, thing: readonly string[]): Generator<ArrayLike<number>> {
  const { words: vocabulary } = search.vocabularies;
  const meanings = thing.map((word) => vocabulary.withSingular(spellingOf(word)));
  if (thing.length === 0 || meanings.some((numbers) => numbers.length === 0)) return;
  const isIn = lineTest(
    thing,
    meanings.map((numbers) => numbers.map((number) => vocabulary.wordOf(number))),
  );
  for (const field of VALUE_FIELDS) {
    const facet = facets.cocktails.get(field);
    if (!facet) continue;
    const postings = meanings.map((numbers) =>
      numbers.map((number) => numbersOf(search.posting(field, number))),
    );
    for (const number of inAll(postings, facet.values.size))
      if (isIn(facet.values.textOf(number))) yield facet.slotsAt(number);
  }
}

function inAll(words: readonly (readonly ArrayLike<number>[])[], end: number): number[] {
  const marks = new Uint8Array(end);
  let found: number[] = [];
  for (const [before, postings] of words.entries()) {
    found = [];
    for (const entries of postings)
      for (let at = 0; at < entries.length; at += 1) {
        const number = numberIn(entries[at] ?? 0);
        if (marks[number] !== before) continue;
        marks[number] = before + 1;
        found.push(number);
      }
  }
  return found;
}

/** Whether the words stand next to each other. A regular expression reads a plain line in a tenth of what its folding takes. */
function lineTest(
  thing: readonly string[],
  forms: readonly (readonly string[])[],
): (line: string) => boolean {
  const isSpeltOneWay = thing.every((word) => word !== 'whiskey' && spellingOf(word) === word);
  if (thing.length === 1 && isSpeltOneWay)
    return (line) => !APOSTROPHE.test(line) || mentions(foldWords(line), thing);
  const alternatives = forms.map((words) => `(?:${words.join('|')})`).join('[^a-z0-9]+');
  const plain = new RegExp(`(?<![a-z0-9])${alternatives}(?![a-z0-9])`, 'i');
  return (line) =>
    isSpeltOneWay && PLAIN_TEXT.test(line) ? plain.test(line) : mentions(foldWords(line), thing);
}

function mentions(line: readonly string[], thing: readonly string[]): boolean {
  return line.some((_, start) => thing.every((word, index) => line[start + index] === word));
}

const SHORTEST_MISSPELT_LENGTH = 4;
const QUALITIES = new RegExp(`^(?:(?:${QUALITY}) )+`);

/** What contains one of the things, or what a misspelt one is likeliest meant to be: 'no cucmber'. */
export function leftOutSlots(
  catalogue: Poured,
  things: readonly (readonly string[])[],
  words: WordSearch,
): number[] {
  const meant = things.flatMap((thing) => {
    if (isFound(catalogue, thing)) return [thing];
    // 'No white sugar' is no sugar, 'no honey water' no honey.
    const bare = thing.join(' ').replace(QUALITIES, '').split(' ');
    if (isFound(catalogue, bare)) return [bare];
    const telling = thing.filter((word, at) => at === 0 || (!FORMS.has(word) && !FILLERS.has(word)));
    return telling.flatMap((word) =>
      isFound(catalogue, [word]) ? [[word]] : likeliest(word, catalogue, words),
    );
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
