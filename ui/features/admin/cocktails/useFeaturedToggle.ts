import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { updateCocktailWithJson } from '#ui/api/generated/cocktails/cocktails.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { listKey, refreshChangedLists } from '../resources/changed-lists.ts';
import type { Item } from '../resources/resource.ts';
import { useWrite } from '../session/useWrite.tsx';
import { PAGES_KEY, type CocktailPage } from './useCocktailPage.ts';

const COCKTAILS = listKey('cocktails');

/**
 * Turns a cocktail's featured flag: shown at once, taken back when the server refuses.
 * `onChanged` hears of the cocktail as the server has it then.
 */
export function useFeaturedToggle(onChanged: (item: Item, field: string) => void) {
  const queryClient = useQueryClient();
  const showFlag = (id: string, featured: boolean) =>
    queryClient.setQueriesData<CocktailPage>(
      { queryKey: PAGES_KEY },
      (page) =>
        page && {
          ...page,
          cocktails: page.cocktails.map((one) => (one.id === id ? { ...one, featured } : one)),
        },
    );

  const { mutate } = useWrite({
    write: ({ id, featured }: Cocktail) => updateCocktailWithJson(id, { featured: !featured }),
    failed: 'Failed to update featured status',
    // Two clicks on one star arrive in their order.
    scope: 'featured',
    onMutate: ({ id, featured }) => {
      void queryClient.cancelQueries({ queryKey: COCKTAILS });
      showFlag(id, !featured);
    },
    onSuccess: (cocktail) => {
      toast({ title: 'Featured status updated successfully' });
      onChanged(cocktail, 'featured');
      void refreshChangedLists(queryClient, 'cocktails');
    },
    onError: (_error, { id, featured }) => showFlag(id, featured),
  });
  return useCallback((cocktail: Cocktail) => mutate(cocktail), [mutate]);
}
