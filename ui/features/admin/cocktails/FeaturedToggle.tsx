import { useQueryClient, type Query } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Cocktail } from '#openapi/generated/model.ts';
import { getListCocktailsQueryKey } from '#ui/api/generated/cocktails/cocktails.ts';
import { useUpdateCocktailWithJson } from '#ui/api/generated/cocktails/cocktails.ts';
import { Tooltip } from '#ui/components/tooltip/Tooltip.tsx';
import { FEATURED_COCKTAILS } from '#ui/lib/adverts/advert-places.ts';
import { toast } from '#ui/components/toast/toast.ts';
import { useWriteOptions } from '../session/useWrite.tsx';
import { QUIET } from '../list/ItemRow.tsx';
import { PAGE_SIZES } from '../list/useListAddress.ts';

interface Page {
  data: Cocktail[];
}

/** Pages of the list, with any filter; single cocktails and other lists have other keys. */
const pages = {
  queryKey: getListCocktailsQueryKey(),
  predicate: ({ queryKey }: Query) => {
    const { drafts, limit } = (queryKey[2] as { drafts?: boolean; limit?: number } | undefined) ?? {};
    return drafts === true && PAGE_SIZES.some((size) => size === limit);
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

  const { mutate } = useUpdateCocktailWithJson({
    mutation: useWriteOptions({
      failed: 'Failed to update featured status',
      // Two clicks on one star arrive in their order.
      scope: { id: 'featured' },
      onMutate: ({ id, data: { featured = false } }) => {
        void queryClient.cancelQueries(pages);
        showFlag(id, featured);
      },
      onSuccess: () => toast({ title: 'Featured status updated successfully' }),
      onError: (_error, { id, data: { featured } }) => showFlag(id, !featured),
    }),
  });
  return useCallback(({ id, featured }: Cocktail) => mutate({ id, data: { featured: !featured } }), [mutate]);
}

interface FeaturedToggleProps {
  cocktail: Cocktail;
  onToggle: (cocktail: Cocktail) => void;
}

const STAR = 'M12 3.2l2.7 5.6 6.2.8-4.5 4.3 1.1 6.1-5.5-3-5.5 3 1.1-6.1L3.100 9.600l6.2-.8L12 3.2Z';

const FEATURED = `Featured: the home page shows the first ${FEATURED_COCKTAILS}`;

export function FeaturedToggle({ cocktail, onToggle }: FeaturedToggleProps) {
  const { name, featured: isFeatured } = cocktail;
  return (
    <Tooltip text={isFeatured ? FEATURED : 'Not featured'}>
      {(trigger) => (
        <button
          {...trigger}
          type="button"
          role="switch"
          aria-checked={isFeatured}
          aria-label={`Featured: ${name}`}
          onClick={() => onToggle(cocktail)}
          className={`inline-flex size-11 shrink-0 items-center justify-center rounded-sm transition-colors hover:bg-ink/5 ${
            isFeatured ? 'text-accent' : `text-soft ${QUIET}`
          }`}
        >
          <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" aria-hidden="true">
            <path
              d={STAR}
              fill={isFeatured ? 'currentColor' : 'none'}
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinejoin="round"
            />
          </svg>
        </button>
      )}
    </Tooltip>
  );
}
