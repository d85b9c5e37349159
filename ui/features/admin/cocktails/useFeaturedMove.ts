import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { getListCocktailsQueryKey } from '#ui/api/generated/cocktails/cocktails.ts';
import { useUpdateCocktailWithJson } from '#ui/api/generated/cocktails-admin/cocktails-admin.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { useWriteOptions } from '../session/useWriteOptions.tsx';

/** So many of the featured can be put in order by hand. */
export const ORDERED_QUERY = { featured: true, limit: 50 };
const LIST = getListCocktailsQueryKey(ORDERED_QUERY);

/** Gives a featured cocktail another place on the home page: shown at once, taken back when the server refuses. */
export function useFeaturedMove() {
  const queryClient = useQueryClient();
  const { mutate } = useUpdateCocktailWithJson({
    mutation: useWriteOptions({
      failed: 'Failed to update featured status',
      // Two clicks on one arrow arrive in their order.
      scope: { id: 'featured' },
      onMutate: ({ id, data: { featuredPlace } }) => {
        void queryClient.cancelQueries({ queryKey: LIST });
        queryClient.setQueryData<{ data: Cocktail[] }>(LIST, (list) => {
          const moved = list?.data.find((one) => one.id === id);
          if (!list || !moved || !featuredPlace) return list;
          const others = list.data.filter((one) => one.id !== id);
          return { ...list, data: others.toSpliced(featuredPlace - 1, 0, moved) };
        });
      },
      onSuccess: ({ data: { name, featuredPlace } }) =>
        toast({ title: 'Home page order updated', description: `${name} has place ${featuredPlace} now.` }),
      onError: () => void queryClient.invalidateQueries({ queryKey: LIST }),
    }),
  });
  return useCallback(
    ({ id }: Cocktail, featuredPlace: number) => mutate({ id, data: { featured: true, featuredPlace } }),
    [mutate],
  );
}
