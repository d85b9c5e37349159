import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useListCocktails } from '#ui/api/generated/cocktails/cocktails.ts';
import { dataOf } from '#ui/api/fetcher.ts';
import { useDebounced } from '#ui/hooks/useDebounced.ts';
import { nameRank } from '#openapi/names/name-rank.ts';
import { resourceOf, resources } from '../resources/resources.ts';
import { type AdminResource, type Item, compareNames, listQuery } from '../resources/resource.ts';

export interface FoundItem {
  resource: AdminResource;
  item: Item;
  title: string;
  rank: number;
}

const DEBOUNCE_MS = 150;
const COCKTAILS_PER_SEARCH = 8;

const listedResources = resources.filter(({ name }) => name !== 'cocktails');

/** Items of every resource by name; the server looks for cocktails, which may be many. */
export function usePaletteItems(typed: string) {
  const lists = useQueries({ queries: listedResources.map(listQuery) });
  const name = useDebounced(typed.trim(), DEBOUNCE_MS);
  const {
    data: cocktails = [],
    isFetching,
    isError,
  } = useListCocktails(
    { drafts: true, name, limit: COCKTAILS_PER_SEARCH },
    { query: { enabled: name !== '', placeholderData: keepPreviousData, select: dataOf } },
  );
  const rankOf = nameRank(typed);
  const foundIn = (resource: AdminResource, items: readonly Item[]): FoundItem[] =>
    items.flatMap((item) => {
      const { title } = resource.row(item);
      const rank = rankOf(title);
      return rank === null ? [] : [{ resource, item, title, rank }];
    });
  const found = listedResources.flatMap((resource, at) =>
    foundIn(resource, lists[at]?.data ?? []).sort((one, other) => compareNames(one.title, other.title)),
  );
  return {
    found: typed.trim() === '' ? [] : [...found, ...foundIn(resourceOf('cocktails'), cocktails)],
    isSearching: isFetching || name !== typed.trim() || lists.some(({ isPending }) => isPending),
    isFailed: isError || lists.some(({ isLoadingError }) => isLoadingError),
  };
}
