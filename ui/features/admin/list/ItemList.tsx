import { memo, useMemo } from 'react';
import { DuplicatesHint } from '../bulk/DuplicatesHint.tsx';
import { SelectionBar } from '../bulk/SelectionBar.tsx';
import { useSelection } from '../bulk/useSelection.ts';
import { Button } from '#ui/components/Button.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { ErrorState } from '#ui/components/ErrorState.tsx';
import { SearchInput } from '#ui/components/SearchInput.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { emptyMessage, type AdminResource, type Item } from '../resources/resource.ts';
import { useItems } from '../resources/useItems.ts';
import { ItemRow } from './ItemRow.tsx';
import { nameRank } from './name-rank.ts';
import { useListAddress } from './useListAddress.ts';
import { useReturnToRow, type RowWish } from './useReturnToRow.ts';

export interface ItemListProps {
  resource: AdminResource;
  editedId: string | undefined;
  /** The row that gets the focus. */
  returnTo: RowWish | null;
  onEdit: (item: Item) => void;
  onDelete: (item: Item) => void;
  onShowHistory: (item: Item) => void;
  onReplace: (item: Item, kept: Item) => void;
  /** The list begins with the import of a sheet, where it has one. */
  opensImport: boolean;
}

export function ItemList({
  resource,
  editedId,
  returnTo,
  onEdit,
  onDelete,
  onShowHistory,
  onReplace,
}: ItemListProps) {
  const { name, setName } = useListAddress();
  const { items: all, isError, isOutdated, refetch } = useItems(resource);
  const items = useMemo(() => all && itemsNamed(all, name, resource.row), [all, name, resource.row]);
  const selection = useSelection(items ?? []);
  useReturnToRow(returnTo, items);
  const onRetry = () => void refetch();
  if (isError) return <ListError plural={resource.nouns.plural} onRetry={onRetry} />;
  if (!all || !items) return <ListSkeleton />;
  return (
    <section aria-label={resource.tabLabel}>
      <ListHeading label={resource.tabLabel} count={items.length} />
      {isOutdated && <OutdatedNotice plural={resource.nouns.plural} onRetry={onRetry} />}
      {resource.mayHoldDuplicates && <DuplicatesHint resource={resource} items={all} onReplace={onReplace} />}
      {(all.length >= FILTERED_FROM || name !== '') && (
        <div className="mb-3">
          <SearchInput
            label="Filter by name"
            placeholder="Filter by name…"
            value={name}
            onValueChange={setName}
          />
        </div>
      )}
      {items.length > 0 && (
        <SelectionBar
          resource={resource}
          selection={selection}
          shown={items}
          total={items.length}
          readAll={() => Promise.resolve(items.map(({ id }) => id))}
        />
      )}
      {items.length === 0 ? (
        <EmptyState
          title={
            all.length === 0
              ? emptyMessage(resource.nouns)
              : `No ${resource.nouns.plural} match your current filters.`
          }
        />
      ) : (
        <ul
          {...(resource.listMaxHeightPx === undefined
            ? {}
            : {
                style: { maxHeight: resource.listMaxHeightPx },
                tabIndex: 0,
                'aria-label': resource.tabLabel,
              })}
          className="overflow-y-auto border-y border-hairline"
        >
          {items.map((item) => (
            <PlainRow
              key={item.id}
              item={item}
              resource={resource}
              isEdited={item.id === editedId}
              isSelected={selection.ids.has(item.id)}
              onSelect={selection.toggle}
              onEdit={onEdit}
              onDelete={onDelete}
              onShowHistory={onShowHistory}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Shorter lists are seen at one look. */
const FILTERED_FROM = 8;

/** Small mistakes are forgiven when nothing is called like that. */
function itemsNamed(items: Item[], part: string, row: AdminResource['row']): Item[] {
  if (part.trim() === '') return items;
  const rankOf = nameRank(part);
  const ranked = items.map((item) => ({ item, rank: rankOf(row(item).title) ?? Infinity }));
  const worst = ranked.some(({ rank }) => rank < 2) ? 1 : 2;
  return ranked.filter(({ rank }) => rank <= worst).map(({ item }) => item);
}

interface PlainRowProps extends Pick<ItemListProps, 'onEdit' | 'onDelete' | 'onShowHistory'> {
  item: Item;
  resource: AdminResource;
  isEdited: boolean;
  isSelected: boolean;
  onSelect: (id: string, isRange: boolean) => void;
}

const PlainRow = memo(function PlainRow({
  item,
  resource,
  isEdited,
  isSelected,
  onSelect,
  onEdit,
  onDelete,
  onShowHistory,
}: PlainRowProps) {
  return (
    <ItemRow
      resource={resource}
      item={item}
      text={resource.row(item)}
      isEdited={isEdited}
      isSelected={isSelected}
      onSelect={(isRange) => onSelect(item.id, isRange)}
      onEdit={() => onEdit(item)}
      onDelete={() => onDelete(item)}
      onShowHistory={() => onShowHistory(item)}
    />
  );
});

export function ListHeading({ label, count }: { label: string; count: number }) {
  return (
    <h2 className="mb-3 text-title">
      {label} <span className="figures font-normal text-soft">{count}</span>
    </h2>
  );
}

export function ListError({ plural, onRetry }: { plural: string; onRetry: () => void }) {
  return (
    <ErrorState
      action={
        <Button variant="quiet" size="sm" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      The {plural} could not be loaded.
    </ErrorState>
  );
}

/** The list could not be read again after a change. */
export function OutdatedNotice({ plural, onRetry }: { plural: string; onRetry: () => void }) {
  return (
    <p
      role="alert"
      className="mb-4 flex flex-wrap items-center gap-3 border-y border-hairline py-2 text-danger"
    >
      These {plural} may have changed; they could not be read again.
      <Button variant="quiet" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}

export function ListSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-3">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="h-12" />
      ))}
    </div>
  );
}
