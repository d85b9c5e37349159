import { useQueryClient, type Query } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { getListAdminCocktailsQueryKey } from '#ui/api/generated/cocktails-drafts/cocktails-drafts.ts';
import { useUpdateCocktailWithJson } from '#ui/api/generated/cocktails-admin/cocktails-admin.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { useWrite } from '../session/useWrite.tsx';
import { PAGE_SIZES } from '../list/useListAddress.ts';

interface Page {
  data: Cocktail[];
}

/** Pages of the list, with any filter; single cocktails and other lists have other keys. */
const pages = {
  queryKey: getListAdminCocktailsQueryKey(),
  predicate: ({ queryKey }: Query) => {
    const limit = (queryKey[3] as { limit?: number } | undefined)?.limit;
    return PAGE_SIZES.some((size) => size === limit);
  },
};

export function useFeaturedToggle() {
  const queryClient = useQueryClient();
  const showFlag = (id: string, featured: boolean) =>
    queryClient.setQueriesData<Page>(
      pages,
      (page) =>
        page && { ...page, data: page.data.map((one) => (one.id === id ? { ...one, featured } : one)) },
    );

  const { mutate } = useWrite(useUpdateCocktailWithJson, {
    mayOverlap: true,
    failed: 'Failed to update featured status',
    // Two clicks on one star arrive in their order.
    scope: { id: 'featured' },
    onMutate: ({ id, data: { featured } }) => {
      void queryClient.cancelQueries(pages);
      showFlag(id, featured);
    },
    onSuccess: () => toast({ title: 'Featured status updated successfully' }),
    onError: (_error, { id, data: { featured } }) => showFlag(id, !featured),
  });
  return useCallback(({ id, featured }: Cocktail) => mutate({ id, data: { featured: !featured } }), [mutate]);
}
