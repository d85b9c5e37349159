import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { Cocktail } from '#openapi/generated/model.ts';
import {
  useListCocktails,
  getGetFeaturedOrderQueryKey,
  getListCocktailsQueryKey,
  useGetFeaturedOrder,
} from '#ui/api/generated/cocktails/cocktails.ts';
import {
  getUpdateFeaturedOrderMutationKey,
  useUpdateFeaturedOrder,
} from '#ui/api/generated/cocktails/cocktails.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { useWriteOptions } from '../session/useWrite.tsx';

const ORDERED_QUERY = { featured: true, limit: 1000 };
const LIST = getListCocktailsQueryKey(ORDERED_QUERY);

/** The order that this page has seen last: each of two quick moves builds on the one before it. */
const request = { headers: {} as Record<string, string> };

function seen({ headers }: { headers: Record<string, string> }): void {
  const { etag } = headers;
  request.headers = etag === undefined ? {} : { 'If-Match': etag };
}

export function useFeaturedOrder() {
  const queryClient = useQueryClient();
  // An answer that comes between two moves would show an outdated order.
  const isMoving = useIsMutating({ mutationKey: getUpdateFeaturedOrderMutationKey() }) > 0;
  const list = useListCocktails(ORDERED_QUERY, { query: { refetchOnMount: true, enabled: !isMoving } });
  const { data } = useGetFeaturedOrder({ query: { refetchOnMount: true, enabled: !isMoving } });
  useEffect(() => {
    if (data) seen(data);
  }, [data]);
  const { mutate } = useUpdateFeaturedOrder({
    mutation: useWriteOptions({
      failed: 'Failed to update featured status',
      // Two clicks on one arrow arrive in their order.
      scope: { id: 'featured' },
      onSuccess: (saved) => seen(saved),
      onError: () => void queryClient.invalidateQueries({ queryKey: LIST }),
    }),
    request,
  });
  const move = useCallback(
    ({ id, name }: Cocktail, placeFrom: (at: number) => number) => {
      const list = queryClient.getQueryData<{ data: Cocktail[] }>(LIST);
      const moved = list?.data.find((one) => one.id === id);
      if (!list || !moved) return;
      const from = list.data.indexOf(moved);
      const at = placeFrom(from);
      if (at === from || at < 0 || at >= list.data.length) return;
      // Their answers are older than this move, and so is the tag of an order that is still being read.
      void queryClient.cancelQueries({ queryKey: LIST });
      void queryClient.cancelQueries({ queryKey: getGetFeaturedOrderQueryKey() });
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
  return { featured: list.data?.data, isError: list.isLoadingError, refetch: list.refetch, move };
}
