import { keepPreviousData } from '@tanstack/react-query';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { useSearchCocktails } from '#ui/api/generated/cocktails/cocktails.ts';

const NONE: readonly Cocktail[] = [];

export interface SearchState {
  state: 'empty' | 'searching' | 'failed' | 'found';
  term: string;
  /** The last term's while a newer one is searched, so that the page does not jump. */
  cocktails: readonly Cocktail[];
  retry: () => void;
}

/** Browsers remove the segments `.` and `..` from an address. */
const asSegment = (term: string): string => (/^\.{1,2}$/.test(term) ? `${term} ` : term);

/** Asks only for a non-empty debounced term (PRODUCT.md, section 5). */
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
