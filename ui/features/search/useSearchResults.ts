import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_PER_READ } from '#openapi/generated/limits.ts';
import type { Cocktail } from '#openapi/generated/model.ts';
import { useSearchCocktails } from '#ui/api/generated/cocktails/cocktails.ts';
import { listTotal } from '#ui/api/fetcher.ts';
import { useDebounced } from '#ui/hooks/useDebounced.ts';

const NONE: readonly Cocktail[] = [];
const SHOWN_FIRST = 50;
/** The search starts after this pause in typing (PRODUCT.md, Constants). */
const SEARCH_DEBOUNCE_MS = 300;

export interface SearchState {
  state: 'empty' | 'searching' | 'failed' | 'found';
  term: string;
  /** While the search for a newer term runs, those of the older term, so that the page does not jump. */
  cocktails: readonly Cocktail[];
  /** The number of all results, of which `cocktails` may have only the first. */
  total: number;
  /** The term of the response that named the `unknown` things. */
  respondedTerm: string;
  /** What the term excludes, but no ingredient is called. */
  unknown: readonly string[];
  isWhole: boolean;
  showAll: () => void;
  retry: () => void;
}

/** Searches the typed term (PRODUCT.md, Valid input). For the term `wasWhole`, reads all results. */
export function useSearchResults(typed: string, wasWhole?: string): SearchState {
  const term = useDebounced(typed, SEARCH_DEBOUNCE_MS);
  const [whole, setWhole] = useState(wasWhole);
  const isWhole = whole === term;
  const limit = isWhole ? MAX_PER_READ : SHOWN_FIRST;
  const query = useSearchCocktails(
    term,
    { limit },
    { query: { enabled: term !== '', placeholderData: keepPreviousData } },
  );
  const [respondedTerm, setRespondedTerm] = useState('');
  if (query.isSuccess && !query.isPlaceholderData && respondedTerm !== term) setRespondedTerm(term);
  const { data: cocktails = NONE, headers } = query.data ?? {};
  const results = {
    term,
    respondedTerm,
    cocktails,
    total: listTotal(query.data),
    unknown: (headers?.['x-unknown-things'] ?? '').split(',').filter(Boolean).map(decodeURIComponent),
    isWhole,
    showAll: () => setWhole(term),
    retry: () => void query.refetch(),
  };
  const nothing = { ...results, cocktails: NONE, total: 0, unknown: [], respondedTerm: '' };
  if (typed === '') return { ...nothing, state: 'empty' };
  if (typed !== term || query.isFetching) return { ...results, state: 'searching' };
  if (query.isLoadingError) return { ...nothing, state: 'failed' };
  return { ...results, state: 'found' };
}
