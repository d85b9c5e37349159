import { MOST_PER_READ } from '#openapi/generated/limits.ts';
import { keepPreviousData } from '@tanstack/react-query';
import type { ListAdminCocktailsParams } from '#openapi/generated/model/index.ts';
import {
  listAdminCocktails,
  useListAdminCocktails,
} from '#ui/api/generated/cocktails-drafts/cocktails-drafts.ts';
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
    isError: query.isLoadingError,
    isOutdated: query.isRefetchError,
    refetch: query.refetch,
  };
}

/** Of all that match a filter. */
export async function readCocktailIds(filter: CocktailFilter, total: number): Promise<readonly string[]> {
  const pages = Math.ceil(total / MOST_PER_READ);
  const reads = Array.from({ length: pages }, (_, at) =>
    listAdminCocktails({ ...filter, ...pageQuery(at + 1, MOST_PER_READ) }),
  );
  return (await Promise.all(reads)).flatMap(({ data }) => data.map(({ id }) => id));
}
