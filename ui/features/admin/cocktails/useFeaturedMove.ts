import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { getListCocktailsQueryKey } from '#ui/api/generated/cocktails/cocktails.ts';
import { useUpdateCocktailWithJson } from '#ui/api/generated/cocktails-admin/cocktails-admin.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { useWriteOptions } from '../session/useWriteOptions.tsx';

/** How many of the featured can be put in order by hand. */
export const ORDERED_QUERY = { featured: true, limit: 50 };
const LIST = getListCocktailsQueryKey(ORDERED_QUERY);

/** Moves a featured cocktail one place up or down on the home page: shown at once, taken back when the server refuses. */
export function useFeaturedMove() {
  const queryClient = useQueryClient();
  const { mutate } = useUpdateCocktailWithJson({
    mutation: useWriteOptions({
      failed: 'Failed to update featured status',
      // Two clicks on one arrow arrive in their order.
      scope: { id: 'featured' },
      onSuccess: ({ data: { name, featuredPlace } }) =>
        toast({ title: 'Home page order updated', description: `${name} has place ${featuredPlace} now.` }),
      onError: () => void queryClient.invalidateQueries({ queryKey: LIST }),
    }),
  });
  return useCallback(
    ({ id }: Cocktail, by: -1 | 1) => {
      const list = queryClient.getQueryData<{ data: Cocktail[] }>(LIST);
      const moved = list?.data.find((one) => one.id === id);
      if (!list || !moved) return;
      const at = list.data.indexOf(moved) + by;
      if (at < 0 || at >= list.data.length) return;
      void queryClient.cancelQueries({ queryKey: LIST });
      // At once: a second press often comes before the page has drawn the first, and starts from where that led.
      const others = list.data.filter((one) => one !== moved);
      queryClient.setQueryData(LIST, { ...list, data: others.toSpliced(at, 0, moved) });
      mutate({ id, data: { featured: true, featuredPlace: at + 1 } });
    },
    [mutate, queryClient],
  );
}
