import contract from '#openapi/generated/contract.json' with { type: 'json' };
import type { Catalogue } from '../catalogue.ts';
import type { Item } from '../item.ts';
import { findSlots } from '../search/find-slots.ts';
import { questionOf } from '../search/question.ts';
import type { Scores } from '../search/scores.ts';
import { markUnwanted } from '../search/unwanted-slots.ts';
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
  const slots = searchSlots(catalogue, term);
  return catalogue.collections.cocktails.itemsAt(slots.slice(0, limit));
}

/** The slots of cocktails that `term` may mean, best first. */
export function searchSlots({ collections, facets, search }: Catalogue, term: string): readonly number[] {
  const { cocktails } = collections;
  const { words, unwanted } = questionOf(term);
  if (words.length === 0 && unwanted.length === 0) return [];
  const isUnwanted = new Set<number>();
  markUnwanted(unwanted, search, facets.cocktails, (slot) => isUnwanted.add(slot));
  // 'without egg' asks for everything else, by name.
  const ranked =
    words.length === 0
      ? Array.from(cocktails.order)
      : rank(findSlots(new WordSearch(search, facets.cocktails, cocktails), words), cocktails);
  return isUnwanted.size === 0 ? ranked : ranked.filter((slot) => !isUnwanted.has(slot));
}

/** Best first, and by name where scores are equal: as numbers that hold both, which sort ten times as fast as pairs. */
function rank({ slots, scores }: Scores, cocktails: Catalogue['collections']['cocktails']): number[] {
  const { order, places } = cocktails;
  const best = scores.reduce((most, score) => Math.max(most, score), 0);
  const keys = new Float64Array(slots.length);
  for (let at = 0; at < slots.length; at += 1) {
    const behind = Math.round((best - (scores[at] ?? 0)) * SCORE_PRECISION);
    keys[at] = behind * PLACES + (places[slots[at] ?? 0] ?? 0);
  }
  keys.sort();
  return Array.from(keys, (key) => order[key % PLACES] ?? 0);
}
