import { keepPreviousData } from '@tanstack/react-query';
import type { ListAdminCocktailsParams } from '#openapi/generated/model/index.ts';
import { useListAdminCocktails } from '#ui/api/generated/cocktails-drafts/cocktails-drafts.ts';
import { pageQuery } from '#ui/lib/addresses/paging.ts';

export type CocktailFilter = Omit<ListAdminCocktailsParams, 'limit' | 'offset'>;

/** The last page stays while another is loading. */
export function useCocktailPage(filter: CocktailFilter, page: number, perPage: number) {
  const query = useListAdminCocktails(
    { ...filter, ...pageQuery(page, perPage) },
    { query: { placeholderData: keepPreviousData, refetchOnMount: true } },
  );
  const cocktails = query.data?.data;
  return {
    cocktails,
    total: Number(query.data?.headers['x-total-count'] ?? cocktails?.length ?? 0),
    isOfEarlier: query.isPlaceholderData,
    isError: query.isLoadingError,
    isOutdated: query.isRefetchError,
    refetch: query.refetch,
  };
}
