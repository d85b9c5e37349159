import { useMemo } from 'react';
import { DuplicatesHint } from '../bulk/DuplicatesHint.tsx';
import { capitalised } from '#openapi/names/capitalised.ts';
import { namedLike } from '#openapi/names/name-rank.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { SearchInput } from '#ui/components/SearchInput.tsx';
import { Select } from '#ui/components/Select.tsx';
import { TextInput } from '#ui/components/TextInput.tsx';
import { emptyMessage, type AdminResource, type Item, useItems } from '../resources/resource.ts';
import { ItemTable, type RowActions } from './ItemTable.tsx';
import { ListError, ListHeading, ListSkeleton, NoMatch, OutdatedNotice } from './ListStates.tsx';
import { useListAddress, type RowWish } from './useListAddress.ts';
import { narrowings, useNarrowedItems } from './useNarrowedItems.ts';

export interface ItemListProps {
  resource: AdminResource;
  editedId: string | undefined;
  returnTo: RowWish | null;
  rowActions: RowActions;
  onReplace: (item: Item, kept: Item) => void;
  opensImport: boolean;
}

export function ItemList({ resource, editedId, returnTo, rowActions, onReplace }: ItemListProps) {
  const { name, setName, valueOf, set, clear } = useListAddress();
  const list = useItems(resource);
  const { items: all } = list;
  const choices = narrowings(resource);
  const show = choices.find((choice) => choice === valueOf('show')) ?? '';
  const hasPeriods = resource.name === 'myads';
  const day = hasPeriods ? valueOf('day') : '';
  const narrowed = useNarrowedItems(resource, all, show || (day && 'running'), day);
  const items = useMemo(
    () => narrowed.items && namedLike(narrowed.items, name, (item) => resource.row(item).title),
    [narrowed.items, name, resource],
  );
  const onRetry = () => {
    if (list.isError || list.isOutdated) void list.refetch();
    if (narrowed.isError || narrowed.isOutdated) void narrowed.refetch();
  };
  if (list.isError) return <ListError plural={resource.nouns.plural} onRetry={onRetry} />;
  if (!all) return <ListSkeleton />;
  return (
    <section aria-label={resource.tabLabel}>
      <ListHeading label={resource.tabLabel} count={items?.length} />
      {(list.isOutdated || narrowed.isOutdated) && (
        <OutdatedNotice plural={resource.nouns.plural} onRetry={onRetry} />
      )}
      {resource.mayHoldDuplicates && <DuplicatesHint resource={resource} items={all} onReplace={onReplace} />}
      {all.length > 0 && (
        <div className="mb-3 flex flex-wrap gap-2">
          {(all.length >= FILTERED_FROM || name !== '') && (
            <div className="min-w-48 flex-1">
              <SearchInput
                label="Filter by name"
                placeholder="Filter by name…"
                value={name}
                onValueChange={setName}
              />
            </div>
          )}
          {choices.length > 0 && (
            <div className="w-40">
              <Select
                aria-label="Show"
                none="All of them"
                value={show}
                options={choices.map((choice) => [choice, capitalised(choice)])}
                onValueChange={(choice) => set('show', choice)}
              />
            </div>
          )}
          {hasPeriods && (
            <label className="flex items-center gap-2">
              <span className="shrink-0 text-soft">Seen on</span>
              <TextInput
                type="date"
                value={day}
                onChange={({ target }) => set('day', target.value)}
                className="max-w-40"
              />
            </label>
          )}
        </div>
      )}
      {narrowed.isError ? (
        <ListError plural={`${show} ${resource.nouns.plural}`} onRetry={onRetry} />
      ) : !items ? (
        <ListSkeleton />
      ) : all.length === 0 ? (
        <EmptyState title={emptyMessage(resource.nouns)} />
      ) : items.length === 0 ? (
        <NoMatch
          nouns={resource.nouns}
          total={all.length}
          reasons={[
            show || (day && 'running'),
            day && `on ${day}`,
            name.trim() && `called “${name.trim()}”`,
          ].filter((reason) => reason !== '')}
          onClear={clear}
        />
      ) : (
        <ItemTable {...{ resource, items, editedId, returnTo }} {...rowActions} />
      )}
    </section>
  );
}

/** Shorter lists are seen at one look. */
const FILTERED_FROM = 8;
