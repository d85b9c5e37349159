import { useQueryClient } from '@tanstack/react-query';
import type { Cocktail } from '#openapi/generated/model.ts';
import {
  getListCocktailsQueryKey,
  useUpdateCocktailWithJson,
} from '#ui/api/generated/cocktails/cocktails.ts';
import { iconButtonClass } from '#ui/components/Button.tsx';
import { makeIcon } from '#ui/components/make-icon.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { Tooltip } from '#ui/components/tooltip/Tooltip.tsx';
import { FEATURED_COCKTAILS } from '#ui/lib/pages/page-sizes.ts';
import { writeOptions } from '../parts/useWrite.ts';

const StarIcon = /* @__PURE__ */ makeIcon(
  'M12 3.2l2.7 5.6 6.2.8-4.5 4.3 1.1 6.1-5.5-3-5.5 3 1.1-6.1L3.100 9.600l6.2-.8L12 3.2Z',
);
const FEATURED = `Featured: the home page shows the first ${FEATURED_COCKTAILS}`;

/** Shows the new choice at once (optimistic update), and the stored value after the write. */
export function FeaturedToggle({ cocktail }: { cocktail: Cocktail }) {
  const { id, name, featured } = cocktail;
  const client = useQueryClient();
  const { mutate, isPending, variables } = useUpdateCocktailWithJson({
    mutation: writeOptions({
      failureTitle: 'Failed to update featured status',
      // Mutations of one scope run in order, as two quick clicks on one star need.
      scope: { id: 'featured' },
      onSuccess: () => {
        toast({ title: 'Featured status updated successfully' });
        // The write stays pending until the list is read again, so that the star does not jump back.
        return client.invalidateQueries({ queryKey: getListCocktailsQueryKey() }, { cancelRefetch: false });
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
          className={`${iconButtonClass('soft')} aria-checked:text-accent`}
        >
          <StarIcon fill={isFeatured ? 'currentColor' : 'none'} />
        </button>
      )}
    </Tooltip>
  );
}
