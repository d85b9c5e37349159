import type { Catalogue } from '../catalogue.ts';
import type { Item } from '../item.ts';
import { matchCocktails } from '../search/match-cocktails.ts';
import { parseSearchTerm } from '../search/parse-search-term.ts';
import { rankFound } from '../search/rank-found.ts';
import { NO_SCORES, type Scores } from '../search/sum-scores.ts';
import { unwantedSlots } from '../search/unwanted-slots.ts';
import { traitsTest } from './traits-filter.ts';
import { WordSearch } from '../search/word-search.ts';

export function searchCocktails(catalogue: Catalogue, term: string, limit = Infinity): readonly Item[] {
  return catalogue.collections.cocktails.itemsAt(searchSlots(catalogue, term, limit));
}

export function searchSlots(catalogue: Catalogue, term: string, limit = Infinity): readonly number[] {
  const { found, isWanted } = lookFor(catalogue, term);
  return rankFound(found, catalogue.collections.cocktails, isWanted, limit);
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
