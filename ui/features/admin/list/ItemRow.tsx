import { useQueryClient } from '@tanstack/react-query';
import { memo } from 'react';
import type { Cocktail } from '#openapi/generated/model.ts';
import { CocktailPlate } from '#ui/components/drawn-cocktail/CocktailPlate.tsx';
import {
  getListCocktailsQueryKey,
  useUpdateCocktailWithJson,
} from '#ui/api/generated/cocktails/cocktails.ts';
import { IconButton, iconButtonClass } from '#ui/components/Button.tsx';
import { makeIcon } from '#ui/components/make-icon.tsx';
import { Photo } from '#ui/components/Photo.tsx';
import { toast } from '#ui/components/toast/toast.ts';
import { Tooltip } from '#ui/components/tooltip/Tooltip.tsx';
import { FEATURED_COCKTAILS } from '#ui/lib/page-sizes.ts';
import { formatPublication } from '../resources/format-publication.ts';
import type { AdminItem, AdminResource } from '../resources/admin-resource.ts';
import { visitLink } from '../resources/visit-link.ts';
import { HistoryIcon, TrashIcon, VisitIcon } from '../shared/admin-icons.tsx';
import { writeOptions } from '../shared/useWrite.ts';

const StarIcon = /* @__PURE__ */ makeIcon(
  'M12 3.2l2.7 5.6 6.2.8-4.5 4.3 1.1 6.1-5.5-3-5.5 3 1.1-6.1L3.100 9.600l6.2-.8L12 3.2Z',
);
/** Hides a control until its row is hovered or focused. A touch screen cannot hover and always shows it. */
const QUIET =
  'opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100 [@media(hover:none)]:opacity-100';

const FEATURED = `Featured: the home page shows the first ${FEATURED_COCKTAILS}`;

/** What the list offers for its items. The functions stay the same, so that rows do not render again. */
export interface ItemActions {
  edit: (item: AdminItem | null) => void;
  remove: (item: AdminItem) => void;
  showHistory: (item: AdminItem) => void;
  /** `kept` is proposed as the replacement. */
  replace: (item: AdminItem, kept?: AdminItem) => void;
}

interface RowProps {
  resource: AdminResource;
  item: AdminItem;
  actions: ItemActions;
  timeZone: string;
  time: number;
  hasPictures: boolean;
  isEdited: boolean;
  isSelected: boolean;
  onSelect: (id: string, isRange: boolean) => void;
}

/** It is memoised, so that long lists stay quick. */
export const ItemRow = memo(function ItemRow({ resource, item, actions, ...rest }: RowProps) {
  const { timeZone, time, hasPictures, isEdited, isSelected, onSelect } = rest;
  const { title, facts = [], description, picture, drawn } = resource.summary(item);
  const visit = visitLink(resource, item, time);
  const publication = formatPublication(item, timeZone, time);
  const about = [...facts, description].filter(Boolean).join(' · ');
  return (
    <tr
      id={`row-${item.id}`}
      tabIndex={-1}
      aria-label={title}
      aria-current={isEdited || undefined}
      className={`group border-t border-hairline ${isEdited ? 'bg-raised inset-ring-2 inset-ring-accent' : 'hover:bg-ink/3'}`}
    >
      <td className="pl-1 align-middle">
        <label
          className={`flex size-9 cursor-pointer items-center pointer-coarse:size-11 ${QUIET} group-data-selecting/table:opacity-100`}
        >
          <input
            type="checkbox"
            aria-label={`Select ${title}`}
            checked={isSelected}
            className="tick"
            // Shift selects as far as the row that was clicked before.
            onChange={({ nativeEvent }) => onSelect(item.id, (nativeEvent as MouseEvent).shiftKey)}
          />
        </label>
      </td>
      {hasPictures && (
        <td className="py-1 align-middle">
          {picture && (
            <span className="relative block size-9 overflow-hidden rounded-sm bg-hairline">
              <Photo src={picture} alt="" focus={null} sizes="36px" />
            </span>
          )}
          {!picture && drawn && <CocktailPlate recipe={drawn} ratio="size-9" className="rounded-sm" />}
        </td>
      )}
      <td className="py-1.5 pr-3 align-middle">
        <button
          type="button"
          aria-label={`Edit ${title}`}
          className="min-h-6 max-w-full text-left font-semibold wrap-anywhere underline-offset-4 hover:underline"
          onClick={() => actions.edit(item)}
        >
          {title}
        </button>
        {publication !== null && <span className="block text-sm text-accent md:hidden">{publication}</span>}
        {about && <span className="block truncate text-sm text-soft sm:hidden">{about}</span>}
      </td>
      {resource.hasDrafts && (
        <td className="pr-3 align-middle text-sm max-md:hidden">
          {publication === null ? (
            <span className="text-soft">Published</span>
          ) : (
            <span className="text-accent">{publication}</span>
          )}
        </td>
      )}
      <td className="truncate pr-3 align-middle text-sm text-soft max-sm:hidden">{about}</td>
      {resource.hasFeatured && (
        <td className="align-middle">
          <FeaturedToggle cocktail={item as Cocktail} />
        </td>
      )}
      <td className="align-middle">
        <div className={`flex justify-end ${isEdited ? '' : QUIET}`}>
          {visit && (
            <a
              href={visit.href}
              target="_blank"
              rel={visit.rel}
              aria-label={`${visit.rel === 'opener' ? `Preview ${title}` : `View ${title} on site`} (opens in a new tab)`}
              className={`${iconButtonClass()} max-sm:hidden`}
            >
              <VisitIcon />
            </a>
          )}
          <IconButton
            label={`History of ${title}`}
            className="max-sm:hidden"
            onClick={() => actions.showHistory(item)}
          >
            <HistoryIcon />
          </IconButton>
          <IconButton label={`Delete ${title}`} tone="danger" onClick={() => actions.remove(item)}>
            <TrashIcon />
          </IconButton>
        </div>
      </td>
    </tr>
  );
});

/** Shows the new choice at once (optimistic update), and the stored value after the write. */
function FeaturedToggle({ cocktail: { id, name, featured } }: { cocktail: Cocktail }) {
  const queryClient = useQueryClient();
  const { mutate, isPending, variables } = useUpdateCocktailWithJson({
    mutation: writeOptions({
      failed: 'Failed to update featured status',
      // The queue sends two quick clicks on one star in their order.
      scope: { id: 'featured' },
      onSuccess: () => {
        toast({ title: 'Featured status updated successfully' });
        // The write stays pending until the list is read again, so that the star does not jump back.
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
