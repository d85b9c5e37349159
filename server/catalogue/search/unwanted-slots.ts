import { foldWords } from '#openapi/fold-words.ts';
import type { Facets } from '../snapshot/facet.ts';
import { numbersOf } from '../snapshot/posting.ts';
import { UNWANTED_FIELDS, type SearchIndex } from './search-index.ts';

/** The things that a text lists between commas: the folded words of each. */
export function thingsIn(without: string): string[][] {
  return without
    .split(',')
    .map(foldWords)
    .filter((words) => words.length > 0);
}

/**
 * Marks the slots of cocktails with one of these things among their ingredients or their garnish. Whole words count, next to each
 * other: `egg` is in `2 egg whites`, `gin` is not in `ginger`. Ids of garnishes are slugs of names.
 */
export function markUnwanted(
  things: readonly (readonly string[])[],
  index: SearchIndex,
  facets: Facets,
  mark: (slot: number) => void,
): void {
  for (const field of UNWANTED_FIELDS) {
    const facet = facets.get(field);
    if (!facet) continue;
    for (const thing of things)
      for (const number of valuesWithAll(thing, field, index)) {
        if (thing.length > 1 && !mentions(foldWords(facet.values.textOf(number)), thing)) continue;
        const slots = facet.slotsAt(number);
        for (let at = 0; at < slots.length; at += 1) mark(slots[at] ?? 0);
      }
  }
}

/** Numbers of the values that have every word of a thing, in whatever places. */
function valuesWithAll(
  thing: readonly string[],
  field: (typeof UNWANTED_FIELDS)[number],
  index: SearchIndex,
): Iterable<number> {
  const postings = thing.map((word) => {
    const number = index.vocabularies.folded.find(word);
    return numbersOf(number === undefined ? undefined : index.posting(`unwanted ${field}`, number));
  });
  const [rarest, ...rest] = postings.sort((one, other) => one.length - other.length);
  const others = rest.map((numbers) => new Set(Array.from(numbers)));
  return Array.from(rarest ?? []).filter((number) => others.every((numbers) => numbers.has(number)));
}

function mentions(line: readonly string[], thing: readonly string[]): boolean {
  return line.some((_, start) => thing.every((word, index) => line[start + index] === word));
}
