import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Cocktail } from '#openapi/generated/model.ts';
import {
  getListCocktailsQueryKey,
  getPatchCocktailMutationKey,
  useListCocktails,
  usePatchCocktail,
} from '#ui/api/generated/cocktails/cocktails.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { useWriteOptions } from '../session/useWrite.tsx';

/** Drafts have places too. */
const ORDERED_QUERY = { drafts: true, featured: true, limit: 1000 };
const LIST = getListCocktailsQueryKey(ORDERED_QUERY);

export function useFeaturedOrder() {
  const queryClient = useQueryClient();
  // An answer that comes between two moves would show an outdated order.
  const isMoving = useIsMutating({ mutationKey: getPatchCocktailMutationKey() }) > 0;
  const list = useListCocktails(ORDERED_QUERY, { query: { refetchOnMount: true, enabled: !isMoving } });
  const { mutate } = usePatchCocktail({
    mutation: useWriteOptions({
      failed: 'Failed to update featured status',
      // Two clicks on one arrow arrive in their order.
      scope: { id: 'featured' },
      onError: () => void queryClient.invalidateQueries({ queryKey: LIST }),
    }),
  });
  const move = useCallback(
    ({ id, name }: Cocktail, placeFrom: (at: number) => number) => {
      const list = queryClient.getQueryData<{ data: Cocktail[] }>(LIST);
      const moved = list?.data.find((one) => one.id === id);
      if (!list || !moved) return;
      const from = list.data.indexOf(moved);
      const at = placeFrom(from);
      if (at === from || at < 0 || at >= list.data.length) return;
      // Its answer is older than this move.
      void queryClient.cancelQueries({ queryKey: LIST });
      // At once: a second press often comes before the first is drawn.
      const order = list.data.filter((one) => one !== moved).toSpliced(at, 0, moved);
      queryClient.setQueryData(LIST, { ...list, data: order });
      const description = `${name} has place ${at + 1} now.`;
      mutate(
        { id, data: { featuredPlace: at + 1 } },
        { onSuccess: () => toast({ title: 'Home page order updated', description }) },
      );
    },
    [mutate, queryClient],
  );
  return { featured: list.data?.data, isError: list.isLoadingError, refetch: list.refetch, move };
}
