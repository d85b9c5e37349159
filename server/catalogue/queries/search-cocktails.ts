import type { Catalogue, Collection } from '../catalogue.ts';
import type { Item } from '../item.ts';
import { matchCocktails } from '../search/match-cocktails.ts';
import { parseSearchTerm } from '../search/parse-search-term.ts';
import { NO_SCORES, type Scores } from '../search/scores.ts';
import { unwantedSlots } from '../search/unwanted-slots.ts';
import { traitsTest } from './traits-filter.ts';
import { WordSearch } from '../search/word-search.ts';

/** Sums of floating-point numbers depend on their order. */
const SCORE_PRECISION = 1e5;
/** More than any slot or place. */
const PLACES = 2 ** 21;

export function searchCocktails(catalogue: Catalogue, term: string, limit = Infinity): readonly Item[] {
  return catalogue.collections.cocktails.itemsAt(searchSlots(catalogue, term, limit));
}

export function searchSlots(catalogue: Catalogue, term: string, limit = Infinity): readonly number[] {
  const { found, isWanted } = lookFor(catalogue, term);
  return rank(found, catalogue.collections.cocktails, isWanted, limit);
}

/** In no order, which costs no ranking. */
export function foundSlots(catalogue: Catalogue, term: string): readonly number[] {
  const { found, isWanted } = lookFor(catalogue, term);
  return Array.from(found.slots).filter(isWanted);
}

function lookFor(catalogue: Catalogue, term: string): { found: Scores; isWanted: (slot: number) => boolean } {
  const { collections, facets, search } = catalogue;
  const { cocktails } = collections;
  const { words, unwanted, freeFrom, isAlcoholFree } = parseSearchTerm(term);
  const passes = traitsTest({ freeFrom: [...freeFrom], ...(isAlcoholFree && { strength: 'alcohol-free' }) });
  if (words.length === 0 && unwanted.length === 0 && !passes)
    return { found: NO_SCORES, isWanted: () => false };
  const isUnwanted = new Uint8Array(unwanted.length > 0 ? cocktails.slotEnd : 0);
  for (const slot of unwantedSlots(catalogue, unwanted)) isUnwanted[slot] = 1;
  // 'without egg' asks for everything else, by name.
  const found =
    words.length === 0
      ? { slots: cocktails.order, scores: new Float64Array(cocktails.size) }
      : matchCocktails(new WordSearch(search, facets.cocktails, cocktails), words);
  const hasTraits = (slot: number): boolean => {
    const packed = catalogue.traits.at(slot);
    return passes === null || (packed !== undefined && passes(packed));
  };
  return { found, isWanted: (slot) => isUnwanted[slot] !== 1 && hasTraits(slot) };
}

/** Best first, equals by name. Numbers that hold both sort ten times as fast as pairs. */
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

const FEWEST_SELECTED = 500;

/**
 * In ascending order. A sample tells below which number they lie, and only those below are sorted: 0.2 ms instead of 5 for 50 of 33,000.
 */
function smallest(numbers: Float64Array, limit: number): Float64Array {
  if (numbers.length < FEWEST_SELECTED || limit * 8 > numbers.length)
    return numbers.slice().sort().subarray(0, limit);
  const stride = Math.floor(numbers.length / FEWEST_SELECTED);
  const sample = Float64Array.from({ length: FEWEST_SELECTED }, (_, at) => numbers[at * stride] ?? 0).sort();
  const share = Math.ceil((FEWEST_SELECTED * limit * 3) / numbers.length) + 2;
  for (let place = share; place < FEWEST_SELECTED; place *= 4) {
    const bound = sample[place] ?? Infinity;
    const below = numbers.filter((number) => number <= bound);
    if (below.length >= limit) return below.sort().subarray(0, limit);
  }
  return numbers.slice().sort().subarray(0, limit);
}
