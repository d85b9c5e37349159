import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useListCocktails } from '#ui/api/generated/cocktails/cocktails.ts';
import { dataOf } from '#ui/api/fetcher.ts';
import { useDebounced } from '#ui/hooks/useDebounced.ts';
import { listQuery, type Item } from '../resources/resource.ts';
import { resourceOf, resources } from '../resources/resources.ts';

const DEBOUNCE_MS = 150;
const COCKTAILS_PER_SEARCH = 8;

const listed = resources.filter(({ name }) => name !== 'cocktails');

/** Reads all items of every resource but the cocktails. There may be many cocktails, so the server searches them by name. */
export function usePaletteItems(typed: string) {
  const lists = useQueries({ queries: listed.map(listQuery) });
  const name = useDebounced(typed.trim(), DEBOUNCE_MS);
  const cocktails = useListCocktails(
    { drafts: true, name, limit: COCKTAILS_PER_SEARCH },
    { query: { enabled: name !== '', placeholderData: keepPreviousData, select: dataOf } },
  );
  const matches: readonly Item[] = cocktails.data ?? [];
  return {
    items: [
      ...listed.flatMap((resource, at) => (lists[at]?.data ?? []).map((item) => ({ resource, item }))),
      ...matches.map((item) => ({ resource: resourceOf('cocktails'), item })),
    ],
    isSearching: cocktails.isFetching || name !== typed.trim() || lists.some(({ isPending }) => isPending),
    isFailed: cocktails.isError || lists.some(({ isLoadingError }) => isLoadingError),
  };
}
