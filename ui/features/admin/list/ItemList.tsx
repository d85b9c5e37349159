import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Publication } from '#openapi/generated/model.ts';
import { capitalised } from '#openapi/names/capitalised.ts';
import { namedLike } from '#openapi/names/name-rank.ts';
import { publicationOf } from '#openapi/publication-of.ts';
import { dataOf } from '#ui/api/fetcher.ts';
import { SearchInput } from '#ui/components/SearchInput.tsx';
import { TextInput } from '#ui/components/TextInput.tsx';
import { useNow } from '#ui/lib/browser/useNow.ts';
import { DuplicatesHint } from '../bulk/DuplicatesHint.tsx';
import { type AdminResource, type Item, useItems } from '../resources/resource.ts';
import { FilterChoice } from './FilterChoice.tsx';
import type { ItemTableProps } from './ItemTable.tsx';
import { ListFrame } from './ListFrame.tsx';
import { advertState, type AdvertPeriod } from '../resources/publication-words.ts';
import { useListAddress } from './useListAddress.ts';

export interface ItemListProps extends Omit<ItemTableProps, 'items' | 'matching' | 'renderFeatured'> {
  onReplace: (item: Item, kept: Item) => void;
  opensImport: boolean;
}

const UNUSED = 'unused';
const ADVERT_STATES = ['running', 'upcoming', 'expired'];

/** The items can be narrowed by these states. */
function statesOf({ name, hasStatus, unused }: AdminResource): readonly string[] {
  if (name === 'myads') return ADVERT_STATES;
  return [...(unused ? [UNUSED] : []), ...(hasStatus ? Object.values(Publication) : [])];
}

/** Shows a list that is read as a whole and narrowed in the browser. */
export function ItemList({ resource, onReplace, opensImport: _opensImport, ...table }: ItemListProps) {
  const address = useListAddress();
  const { name, setName, valueOf, set, clear } = address;
  const list = useItems(resource);
  const { items: all } = list;
  const { row } = resource;
  const states = statesOf(resource).map((state) => [state, capitalised(state)] as const);
  const hasPeriods = resource.name === 'myads';
  const day = hasPeriods ? valueOf('day') : '';
  const [show] = states.find(([state]) => state === valueOf('show')) ?? [day && 'running'];
  const unused = useQuery({
    ...(resource.unused ?? resource.list),
    select: dataOf<Item[]>,
    enabled: show === UNUSED,
    refetchOnMount: 'always',
  });
  const { data: unusedItems } = unused;
  const now = useNow();
  // A date that is still being typed does not count yet.
  const time = (day && Date.parse(day)) || now;
  const items = useMemo(() => {
    const unusedIds = unusedItems && new Set(unusedItems.map(({ id }) => id));
    if (show === UNUSED && !unusedIds) return undefined;
    const isShown = (item: Item) => {
      if (show === '') return true;
      if (show === UNUSED) return unusedIds?.has(item.id);
      return (
        (hasPeriods ? advertState(item as Item & AdvertPeriod, time) : publicationOf(item, time)) === show
      );
    };
    return all && namedLike(all.filter(isShown), name, (item) => row(item).title);
  }, [all, unusedItems, show, hasPeriods, time, name, row]);
  return (
    <ListFrame
      resource={resource}
      items={items}
      {...table}
      total={items?.length}
      isError={list.isError || (show === UNUSED && unused.isLoadingError)}
      isOutdated={list.isOutdated || (show === UNUSED && unused.isRefetchError)}
      onRetry={() => {
        void list.refetch();
        if (show === UNUSED) void unused.refetch();
      }}
      isNarrowed={all?.length !== 0}
      onClear={clear}
    >
      {resource.mayHoldDuplicates && all && (
        <DuplicatesHint resource={resource} items={all} onReplace={onReplace} />
      )}
      <div className="mb-3 flex flex-wrap gap-2">
        <div className="min-w-48 flex-1">
          <SearchInput
            label="Filter by name"
            placeholder="Filter by name…"
            value={name}
            onValueChange={setName}
          />
        </div>
        {states.length > 0 && (
          <div className="w-40">
            <FilterChoice
              address={address}
              parameter="show"
              label="Show"
              all="All of them"
              options={states}
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
    </ListFrame>
  );
}
