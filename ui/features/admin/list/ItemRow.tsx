import { memo } from 'react';
import type { Cocktail } from '#openapi/generated/model.ts';
import { CocktailPlate } from '#ui/components/drawn-cocktail/CocktailPlate.tsx';
import { IconButton, iconButtonClass } from '#ui/components/Button.tsx';
import { Photo } from '#ui/components/Photo.tsx';
import { publicationWords } from '../resources/publication-words.ts';
import { visitOf, type AdminResource, type Item } from '../resources/resource.ts';
import { FeaturedToggle, QUIET } from './FeaturedToggle.tsx';
import { HistoryIcon, TrashIcon, VisitIcon } from './row-icons.tsx';

/** What the list offers for its items. The functions stay the same, so that rows are not drawn again. */
export interface ItemActions {
  edit: (item: Item | null) => void;
  remove: (item: Item) => void;
  showHistory: (item: Item) => void;
  /** Another item may be proposed for the place of the item. */
  replace: (item: Item, kept?: Item) => void;
}

interface RowProps {
  resource: AdminResource;
  item: Item;
  actions: ItemActions;
  timeZone: string;
  time: number;
  hasPictures: boolean;
  isEdited: boolean;
  isSelected: boolean;
  onSelect: (id: string, isRange: boolean) => void;
}

/** A row that stays the same is not drawn again, so that long lists stay quick. */
export const ItemRow = memo(function ItemRow({ resource, item, actions, ...rest }: RowProps) {
  const { timeZone, time, hasPictures, isEdited, isSelected, onSelect } = rest;
  const { title, facts = [], description, picture, drawn } = resource.row(item);
  const visit = visitOf(resource, item, time);
  const publication = publicationWords(item, timeZone, time);
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
      {resource.hasStatus && (
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
