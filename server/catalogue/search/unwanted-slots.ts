import { foldWords } from '#openapi/fold-words.ts';
import type { Catalogue } from '../catalogue.ts';
import { numbersOf } from '../snapshot/posting.ts';
import { numberIn } from './search-fields.ts';
import { VALUE_FIELDS } from './search-index.ts';
import { spellingOf } from './words.ts';

/** Texts without accents and apostrophes, in which every word is a run of letters and figures. */
const PLAIN_TEXT = /^[ -&(-~]*$/;

/** The things that a text lists between commas: the folded words of each. */
export function thingsIn(without: string): string[][] {
  return without
    .split(',')
    .map(foldWords)
    .filter((words) => words.length > 0);
}

/**
 * Slots of the cocktails with one of these things among their ingredients or their garnish, some of them more than once. Whole
 * words count, next to each other: `egg` is in `2 egg whites`, `gin` is not in `ginger`. Ids of garnishes are slugs of names.
 */
export function unwantedSlots(
  { facets, search }: Pick<Catalogue, 'facets' | 'search'>,
  things: readonly (readonly string[])[],
): number[] {
  const { words: vocabulary } = search.vocabularies;
  const unwanted: number[] = [];
  for (const thing of things) {
    const meanings = thing.map((word) => vocabulary.withSingular(spellingOf(word)));
    const isIn = lineTest(
      thing,
      meanings.map((numbers) => numbers.map((number) => vocabulary.wordOf(number))),
    );
    for (const field of VALUE_FIELDS) {
      const facet = facets.cocktails.get(field);
      if (!facet) continue;
      const values = meanings.map((numbers) =>
        numbers.flatMap((number) => Array.from(numbersOf(search.posting(field, number)), numberIn)),
      );
      for (const number of inAll(values)) {
        if (!isIn(facet.values.textOf(number))) continue;
        const slots = facet.slotsAt(number);
        for (let at = 0; at < slots.length; at += 1) unwanted.push(slots[at] ?? 0);
      }
    }
  }
  return unwanted;
}

function inAll(lists: readonly (readonly number[])[]): Iterable<number> {
  const [shortest = [], ...rest] = lists.toSorted((one, other) => one.length - other.length);
  const others = rest.map((numbers) => new Set(numbers));
  return new Set(shortest.filter((number) => others.every((numbers) => numbers.has(number))));
}

/**
 * Tells whether a line has the words of a thing next to each other. A regular expression of all their forms reads a plain line in
 * 0.2 µs, a tenth of what its folding takes: 'egg white' stands in 37,000 lines of 100,000 varied recipes.
 */
function lineTest(
  thing: readonly string[],
  forms: readonly (readonly string[])[],
): (line: string) => boolean {
  const plain = new RegExp(
    `(?<![a-z0-9])${forms.map((words) => `(?:${words.join('|')})`).join('[^a-z0-9]+')}(?![a-z0-9])`,
    'i',
  );
  const areSpeltOneWay = thing.every((word) => spellingOf(word) === word) && !thing.includes('whiskey');
  return (line) =>
    areSpeltOneWay && PLAIN_TEXT.test(line) ? plain.test(line) : mentions(foldWords(line), thing);
}

function mentions(line: readonly string[], thing: readonly string[]): boolean {
  return line.some((_, start) => thing.every((word, index) => line[start + index] === word));
}
