import contract from '#openapi/generated/contract.json' with { type: 'json' };
import type { Catalogue, Collection } from '../catalogue.ts';
import type { Item } from '../item.ts';
import { smallest } from '../search/smallest.ts';
import { findSlots } from '../search/find-slots.ts';
import { questionOf } from '../search/question.ts';
import type { Scores } from '../search/scores.ts';
import { unwantedSlots } from '../search/unwanted-slots.ts';
import { WordSearch } from '../search/word-search.ts';

const { '200': found } = contract.paths['/api/cocktails/search/{term}'].get.responses;

/** How many cocktails a search answers with at most, as the contract has it. */
export const MOST_FOUND: number = found.content['application/json'].schema.maxItems;

/** Scores that differ by less are equal: sums of floating-point numbers depend on their order. */
const SCORE_PRECISION = 1e5;
/** More than any slot or place. */
const PLACES = 2 ** 21;

/** Cocktails that `term` may mean, best first. */
export function searchCocktails(catalogue: Catalogue, term: string, limit = Infinity): readonly Item[] {
  return catalogue.collections.cocktails.itemsAt(searchSlots(catalogue, term, limit));
}

/** The slots of cocktails that `term` may mean, best first. */
export function searchSlots(catalogue: Catalogue, term: string, limit = Infinity): readonly number[] {
  const { collections, facets, search } = catalogue;
  const { cocktails } = collections;
  const { words, unwanted } = questionOf(term);
  if (words.length === 0 && unwanted.length === 0) return [];
  const isUnwanted = new Uint8Array(unwanted.length > 0 ? cocktails.slotEnd : 0);
  for (const slot of unwantedSlots(catalogue, unwanted)) isUnwanted[slot] = 1;
  // 'without egg' asks for everything else, by name.
  const found =
    words.length === 0
      ? { slots: cocktails.order, scores: new Float64Array(cocktails.size) }
      : findSlots(new WordSearch(search, facets.cocktails, cocktails), words);
  return rank(found, cocktails, (slot) => isUnwanted[slot] !== 1, limit);
}

/** Best first, and by name where scores are equal: as numbers that hold both, which sort ten times as fast as pairs. */
function rank(
  { slots, scores }: Scores,
  { order, places }: Collection,
  isWanted: (slot: number) => boolean,
  limit: number,
): number[] {
  const best = scores.reduce((most, score) => Math.max(most, score), 0);
  const keys = new Float64Array(slots.length);
  let count = 0;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0;
    if (!isWanted(slot)) continue;
    const behind = Math.round((best - (scores[at] ?? 0)) * SCORE_PRECISION);
    keys[count] = behind * PLACES + (places[slot] ?? 0);
    count += 1;
  }
  const first = smallest(keys.subarray(0, count), limit);
  return Array.from(first, (key) => order[key % PLACES] ?? 0);
}
