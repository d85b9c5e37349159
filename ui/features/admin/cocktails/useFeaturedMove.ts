import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { getListCocktailsQueryKey, useGetFeaturedOrder } from '#ui/api/generated/cocktails/cocktails.ts';
import { useUpdateFeaturedOrder } from '#ui/api/generated/cocktails-admin/cocktails-admin.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { useWriteOptions } from '../session/useWriteOptions.tsx';

/** All that the order can hold. */
export const ORDERED_QUERY = { featured: true, limit: 1000 };
const LIST = getListCocktailsQueryKey(ORDERED_QUERY);

/** The order that this page has seen last: each of two quick moves builds on the one before it. */
const request = { headers: {} as Record<string, string> };

function seen({ headers }: { headers: Record<string, string> }): void {
  const { etag } = headers;
  request.headers = etag === undefined ? {} : { 'If-Match': etag };
}

/** An optimistic update. */
export function useFeaturedMove(isMoving: boolean) {
  const queryClient = useQueryClient();
  const { data } = useGetFeaturedOrder({ query: { refetchOnMount: true, enabled: !isMoving } });
  useEffect(() => {
    if (data) seen(data);
  }, [data]);
  const { mutate } = useUpdateFeaturedOrder({
    request,
    mutation: useWriteOptions({
      failed: 'Failed to update featured status',
      // Two clicks on one arrow arrive in their order.
      scope: { id: 'featured' },
      onSuccess: (saved) => seen(saved),
      onError: () => void queryClient.invalidateQueries({ queryKey: LIST }),
    }),
  });
  return useCallback(
    ({ id, name }: Cocktail, by: -1 | 1) => {
      const list = queryClient.getQueryData<{ data: Cocktail[] }>(LIST);
      const moved = list?.data.find((one) => one.id === id);
      if (!list || !moved) return;
      const at = list.data.indexOf(moved) + by;
      if (at < 0 || at >= list.data.length) return;
      void queryClient.cancelQueries({ queryKey: LIST });
      // At once: a second press often comes before the first is drawn.
      const order = list.data.filter((one) => one !== moved).toSpliced(at, 0, moved);
      queryClient.setQueryData(LIST, { ...list, data: order });
      const description = `${name} has place ${at + 1} now.`;
      mutate(
        { data: { ids: order.map((one) => one.id) } },
        { onSuccess: () => toast({ title: 'Home page order updated', description }) },
      );
    },
    [mutate, queryClient],
  );
}
