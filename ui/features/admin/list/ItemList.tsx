import { capitalise } from '#openapi/text/format-text.ts';
import { findNamed } from '#openapi/text/name-rank.ts';
import { useNow } from '#ui/hooks/useNow.ts';
import { DuplicatesHint } from '../bulk/DuplicatesHint.tsx';
import type { AdminItem } from '../resources/admin-resource.ts';
import { useSortedItems } from '../resources/useSortedItems.ts';
import type { ItemTableProps } from './ItemTable.tsx';
import type { ListFilter } from './ListFilters.tsx';
import { ListFrame } from './ListFrame.tsx';
import { useListUrl } from './useListUrl.ts';

export type ItemListProps = Omit<ItemTableProps, 'items' | 'matching'>;

const UNUSED = 'unused';

/** Shows a list that is read as a whole and filtered in the browser. */
export function ItemList({ resource, ...table }: ItemListProps) {
  const { summarise, states, unusedQuery, mayHoldDuplicates } = resource;
  const listUrl = useListUrl();
  const options = [...(unusedQuery ? [UNUSED] : []), ...(states?.names ?? [])];
  const day = states?.hasDayFilter ? listUrl.get('day') : '';
  // A day alone asks for the adverts that run on it. This is their first state.
  const stateOfDay = day === '' ? '' : (options[0] ?? '');
  const show = options.find((state) => state === listUrl.get('show')) ?? stateOfDay;
  const { items: all, ...read } = useSortedItems(
    show === UNUSED && unusedQuery ? { ...resource, listQuery: unusedQuery } : resource,
  );
  const now = useNow();
  // A date that is still being typed is ignored.
  const time = (day && Date.parse(day)) || now;
  const isShown = (item: AdminItem) => show === '' || show === UNUSED || states?.stateOf(item, time) === show;
  const items = all && findNamed(all.filter(isShown), listUrl.name, (item) => summarise(item).title);
  const filters: ListFilter[] = [];
  const stateOptions = options.map((state) => [state, capitalise(state)] as const);
  if (stateOptions.length > 0)
    filters.push({ parameter: 'show', label: 'Show', emptyLabel: 'All of them', options: stateOptions });
  if (states?.hasDayFilter) filters.push({ parameter: 'day', label: 'Seen on' });
  return (
    <ListFrame
      {...table}
      resource={resource}
      listUrl={listUrl}
      filters={filters}
      rows={{ ...read, items, isNarrowed: listUrl.name !== '' || show !== '' }}
    >
      {mayHoldDuplicates && all && (
        <DuplicatesHint resource={resource} items={all} onReplace={table.actions.replace} />
      )}
    </ListFrame>
  );
}
