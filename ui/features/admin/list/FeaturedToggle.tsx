import { useQueryClient } from '@tanstack/react-query';
import type { Cocktail } from '#openapi/generated/model.ts';
import {
  getListCocktailsQueryKey,
  useUpdateCocktailWithJson,
} from '#ui/api/generated/cocktails/cocktails.ts';
import { icon } from '#ui/components/icon.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { Tooltip } from '#ui/components/tooltip/Tooltip.tsx';
import { FEATURED_COCKTAILS } from '#ui/lib/featured-cocktails.ts';
import { useWriteOptions } from '../session/useWrite.tsx';

const StarIcon = /* @__PURE__ */ icon(
  'M12 3.2l2.7 5.6 6.2.8-4.5 4.3 1.1 6.1-5.5-3-5.5 3 1.1-6.1L3.100 9.600l6.2-.8L12 3.2Z',
);
/** Hides a control until the pointer or the focus is on its row. A touch screen always shows it, since a finger cannot hover. */
export const QUIET =
  'opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100 [@media(hover:none)]:opacity-100';

const FEATURED = `Featured: the home page shows the first ${FEATURED_COCKTAILS}`;

/** Shows the choice at once, and what is stored when the write has ended. */
export function FeaturedToggle({ cocktail: { id, name, featured } }: { cocktail: Cocktail }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useUpdateCocktailWithJson({
    mutation: useWriteOptions({
      failed: 'Failed to update featured status',
      // The queue sends two quick clicks on one star in their order.
      scope: { id: 'featured' },
      onSuccess: () => {
        toast({ title: 'Featured status updated successfully' });
        // Every write reads the row again. This write waits for that read, so that the star does not jump back.
        return queryClient.invalidateQueries(
          { queryKey: getListCocktailsQueryKey() },
          { cancelRefetch: false },
        );
      },
    }),
  });
  const isFeatured = isPending ? variables.data.featured === true : featured;
  return (
    <Tooltip text={isFeatured ? FEATURED : 'Not featured'}>
      {(trigger) => (
        <button
          {...trigger}
          type="button"
          role="switch"
          aria-checked={isFeatured}
          aria-label={`Featured: ${name}`}
          onClick={() => mutate({ id, data: { featured: !isFeatured } })}
          className={`inline-flex size-11 shrink-0 items-center justify-center rounded-sm transition-colors hover:bg-ink/5 ${
            isFeatured ? 'text-accent' : `text-soft ${QUIET}`
          }`}
        >
          <StarIcon fill={isFeatured ? 'currentColor' : 'none'} />
        </button>
      )}
    </Tooltip>
  );
}
