import { memo } from 'react';
import type { Cocktail } from '#openapi/generated/model.ts';
import { CocktailPlate } from '#ui/components/drawn-cocktail/CocktailPlate.tsx';
import { IconButton, iconButtonClass } from '#ui/components/Button.tsx';
import { Photo } from '#ui/components/Photo.tsx';
import { FeaturedToggle } from './FeaturedToggle.tsx';
import { formatPublication, visitLink } from '../resources/publication.ts';
import type { AdminItem, AdminResource } from '../resources/admin-resource.ts';
import { HistoryIcon, PencilIcon, TrashIcon, VisitIcon } from '../parts/admin-icons.tsx';

/** What the list offers for its items. The functions stay the same, so that rows do not render again. */
export interface ItemActions {
  edit: (item: AdminItem | null) => void;
  remove: (item: AdminItem) => void;
  showHistory: (item: AdminItem) => void;
  /** The dialog proposes `replacement`. */
  replace: (item: AdminItem, replacement?: AdminItem) => void;
}

interface ItemRowProps {
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

/** The row is memoised, so that long lists stay quick. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { resource, item, actions, timeZone, time, hasPictures, isEdited, isSelected, onSelect } = props;
  const { title, facts = [], description, picture, drawnRecipe } = resource.summarise(item);
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
        <label className="flex size-9 cursor-pointer items-center pointer-coarse:size-11">
          <input
            type="checkbox"
            aria-label={`Select ${title}`}
            checked={isSelected}
            className="tick"
            // Shift selects all rows up to the one that was clicked before.
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
          {!picture && drawnRecipe && (
            <CocktailPlate recipe={drawnRecipe} ratio="size-9" className="rounded-sm" />
          )}
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
          {/* With its margins the pencil has no width, so it never stands alone on a line, nor breaks the name. */}
          <PencilIcon
            width="0.85em"
            className="-mr-[calc(0.85em+0.25rem)] ml-1 inline text-soft group-hover:text-ink"
          />
        </button>
        {publication && <span className="block text-sm text-accent @[40rem]:hidden">{publication}</span>}
        {about && <span className="block truncate text-sm text-soft @[36rem]:hidden">{about}</span>}
      </td>
      {resource.hasDrafts && (
        <td
          className={`pr-3 align-middle text-sm @max-[40rem]:hidden ${publication === null ? 'text-soft' : 'text-accent'}`}
        >
          {publication ?? 'Published'}
        </td>
      )}
      <td className="truncate pr-3 align-middle text-sm text-soft @max-[36rem]:hidden">{about}</td>
      {resource.hasFeatured && (
        <td className="align-middle">
          <FeaturedToggle cocktail={item as Cocktail} />
        </td>
      )}
      <td className="align-middle">
        <div className="flex justify-end">
          {visit && (
            <a
              href={visit.href}
              target="_blank"
              rel={visit.rel}
              aria-label={`${visit.rel === 'opener' ? `Preview ${title}` : `View ${title} on site`} (opens in a new tab)`}
              className={`${iconButtonClass('soft')} max-sm:hidden`}
            >
              <VisitIcon />
            </a>
          )}
          <IconButton
            label={`History of ${title}`}
            tone="soft"
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
