import { memo, useState, type ReactNode, useEffect, useRef } from 'react';
import { useGetSite } from '#ui/api/generated/site/site.ts';
import { rowElementId } from './useListAddress.ts';
import { EditIcon, HistoryIcon, TrashIcon, VisitIcon } from './row-icons.tsx';
import { IconButton, iconButtonClass } from '#ui/components/IconButton.tsx';
import type { Selection } from '../bulk/useSelection.ts';
import { visitOf, type AdminResource, type Item } from '../resources/resource.ts';
import { publicationWords } from './publication-words.ts';
import { CocktailPlate } from '#ui/components/drawn-cocktail/CocktailPlate.tsx';
import type { DrawableRecipe } from '#ui/lib/drawing/drawable-recipe.ts';
import { useNow } from '#ui/lib/browser/useNow.ts';

interface ItemRowsProps extends Pick<
  RowProps,
  'resource' | 'onEdit' | 'onDelete' | 'onShowHistory' | 'actionsOf'
> {
  items: readonly Item[];
  selection: Selection;
  editedId: string | undefined;
}

export function ItemRows({ resource, items, selection, editedId, ...actions }: ItemRowsProps) {
  const { listMaxHeightPx, tabLabel } = resource;
  const { timeZone = 'UTC' } = useGetSite().data?.data ?? {};
  const time = useNow();
  return (
    <ul
      {...(listMaxHeightPx !== undefined && {
        style: { maxHeight: listMaxHeightPx },
        tabIndex: 0,
        'aria-label': tabLabel,
      })}
      className="overflow-y-auto border-y border-hairline"
    >
      {items.map((item) => (
        <Row
          key={item.id}
          {...actions}
          {...{ resource, item, timeZone, time }}
          isEdited={item.id === editedId}
          isSelected={selection.ids.has(item.id)}
          onSelect={selection.toggle}
        />
      ))}
    </ul>
  );
}

export interface RowProps {
  resource: AdminResource;
  item: Item;
  timeZone: string;
  time: number;
  isEdited: boolean;
  isSelected: boolean;
  onSelect: (id: string, isRange: boolean) => void;
  onEdit: (item: Item) => void;
  onDelete: (item: Item) => void;
  onShowHistory: (item: Item) => void;
  actionsOf?: (item: Item) => ReactNode;
}

/** Rows off the screen are not laid out, and those that stay the same are not drawn again: a thousand of them stay quick. */
const Row = memo(function Row({ resource, item, timeZone, time, isEdited, isSelected, ...act }: RowProps) {
  const { title, facts = [], description, picture, drawn } = resource.row(item);
  const visit = visitOf(resource, item, time);
  const publication = publicationWords(item, timeZone, time);
  return (
    <li
      id={rowElementId(item.id)}
      tabIndex={-1}
      aria-label={title}
      aria-current={isEdited || undefined}
      className={`flex flex-wrap items-center gap-x-2 sm:flex-nowrap border-t border-hairline [contain-intrinsic-size:auto_45px] max-sm:[contain-intrinsic-size:auto_89px] [content-visibility:auto] first:border-t-0 ${
        isEdited ? 'bg-raised inset-ring-2 inset-ring-accent' : 'hover:bg-ink/3'
      }`}
    >
      <RowCheckbox
        label={`Select ${title}`}
        isSelected={isSelected}
        onToggle={(isRange) => act.onSelect(item.id, isRange)}
      />
      {typeof picture === 'string' && picture !== '' && (
        <img
          src={thumbnail(picture)}
          alt=""
          width={36}
          height={36}
          loading="lazy"
          onError={(event) => {
            event.currentTarget.hidden = true;
          }}
          className="size-9 shrink-0 rounded-sm bg-hairline object-cover"
        />
      )}
      {drawn && !picture && <RowDrawing recipe={drawn} />}
      <p className="flex min-w-24 flex-1 flex-wrap gap-x-3 overflow-hidden py-1.5 max-sm:basis-3/5 sm:flex-nowrap">
        <span className="min-w-0 font-semibold break-words sm:max-w-[60%] sm:shrink-0">{title}</span>
        {publication !== null && <span className="shrink-0 font-semibold text-accent">{publication}</span>}
        {/* The first may be long, such as what is poured instead. */}
        {facts.map((fact, at) => (
          <span key={fact} className={`figures text-soft ${at === 0 ? 'min-w-0 sm:truncate' : 'shrink-0'}`}>
            {fact}
          </span>
        ))}
        {description && (
          <span className="min-w-0 flex-1 truncate text-soft max-sm:hidden">{description}</span>
        )}
      </p>
      <div className="ml-auto flex shrink-0 items-center max-sm:-mt-2">
        {act.actionsOf?.(item)}
        {visit && (
          <a
            href={visit.href}
            target="_blank"
            rel={visit.rel}
            aria-label={`${visit.rel === 'opener' ? `Preview ${title}` : `View ${title} on site`} (opens in a new tab)`}
            className={iconButtonClass()}
          >
            <VisitIcon />
          </a>
        )}
        <IconButton label={`History of ${title}`} onClick={() => act.onShowHistory(item)}>
          <HistoryIcon />
        </IconButton>
        <IconButton label={`Edit ${title}`} onClick={() => act.onEdit(item)}>
          <EditIcon />
        </IconButton>
        <IconButton label={`Delete ${title}`} tone="danger" onClick={() => act.onDelete(item)}>
          <TrashIcon />
        </IconButton>
      </div>
    </li>
  );
});

function thumbnail(address: string): string {
  return address.startsWith('/api/images/') ? `${address}?width=160` : address;
}

/** Drawn when it comes into view: of a page of five hundred rows, those alone that are looked at. */
function RowDrawing({ recipe }: { recipe: DrawableRecipe }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setSeen(true);
      observer.disconnect();
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="size-9 shrink-0">
      {isSeen && <CocktailPlate recipe={recipe} ratio="size-9" className="rounded-sm" />}
    </div>
  );
}

interface RowCheckboxProps {
  label: string;
  isSelected: boolean;
  onToggle: (isRange: boolean) => void;
}

/** Shift selects as far as the row before it, by a click and by the space bar. */
function RowCheckbox({ label, isSelected, onToggle }: RowCheckboxProps) {
  // Not every browser tells of Shift in the click that a key makes, nor makes it before the key is up.
  const isShiftDown = useRef(false);
  return (
    <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        className="tick"
        onKeyDown={({ key, shiftKey }) => (isShiftDown.current = key === ' ' && shiftKey)}
        onChange={(event) => {
          const { shiftKey } = event.nativeEvent as MouseEvent;
          onToggle(shiftKey || isShiftDown.current);
          isShiftDown.current = false;
        }}
      />
    </label>
  );
}
