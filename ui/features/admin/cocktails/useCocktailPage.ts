import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Cocktail, ListCocktailsParams } from '#openapi/generated/model/index.ts';
import { totalOf } from '#ui/api/fetcher.ts';
import { listCocktails } from '#ui/api/generated/cocktails/cocktails.ts';
import { pageQuery } from '#ui/rules/paging.ts';
import { listKey } from '../resources/changed-lists.ts';

/** So many rows are drawn at once; a house's own menu fits into them. */
export const COCKTAILS_PER_PAGE = 100;

/** The part of the list that is shown, and how many cocktails pass the filters. */
export interface CocktailPage {
  cocktails: Cocktail[];
  total: number;
}

export type CocktailFilter = Pick<ListCocktailsParams, 'name' | 'category'>;

/** Key of all pages, whatever they are filtered by. */
export const PAGES_KEY = [...listKey('cocktails'), 'pages'];

/**
 * A page of the cocktails, sorted by name and filtered by the server, since a catalogue may hold a hundred thousand.
 * While another page is on its way the last one stays.
 */
export function useCocktailPage(filter: CocktailFilter, page: number) {
  return useQuery({
    queryKey: [...PAGES_KEY, filter, page],
    queryFn: async ({ signal }): Promise<CocktailPage> => {
      const cocktails = await listCocktails(
        { ...filter, ...pageQuery(page, COCKTAILS_PER_PAGE) },
        { signal },
      );
      return { cocktails, total: totalOf(cocktails) ?? cocktails.length };
    },
    placeholderData: keepPreviousData,
    refetchOnMount: true,
  });
}
