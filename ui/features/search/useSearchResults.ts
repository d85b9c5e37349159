import { keepPreviousData } from '@tanstack/react-query';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { useSearchCocktails } from '#ui/api/generated/cocktails/cocktails.ts';

const NONE: readonly Cocktail[] = [];

export interface SearchState {
  state: 'empty' | 'searching' | 'failed' | 'found';
  /** What was searched for. */
  term: string;
  /** While a newer term is searched these are still the last one's, so that the page does not jump at every letter. */
  cocktails: readonly Cocktail[];
  retry: () => void;
}

/** A browser takes the path segments `.` and `..` out of an address; with a space behind they are a term like any. */
const asSegment = (term: string): string => (/^\.{1,2}$/.test(term) ? `${term} ` : term);

/** What the server finds. "Search is queried only when the debounced term is non-empty" (PRODUCT.md, section 5). */
export function useSearchResults(typed: string, term: string): SearchState {
  const query = useSearchCocktails(asSegment(term), undefined, {
    query: { enabled: term !== '', placeholderData: keepPreviousData },
  });
  const retry = () => void query.refetch();
  if (typed === '') return { state: 'empty', term, cocktails: NONE, retry };
  if (typed !== term || query.isFetching) {
    return { state: 'searching', term, cocktails: query.data ?? NONE, retry };
  }
  if (query.isLoadingError) return { state: 'failed', term, cocktails: NONE, retry };
  return { state: 'found', term, cocktails: query.data ?? NONE, retry };
}
