import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Publication, type ListCocktailsParams } from '#openapi/generated/model.ts';
import { capitalised } from '#openapi/text/capitalised.ts';
import { totalOf } from '#ui/api/fetcher.ts';
import { getListCocktailsQueryOptions, useListCocktails } from '#ui/api/generated/cocktails/cocktails.ts';
import { useDebounced } from '#ui/hooks/useDebounced.ts';
import { closeLayer, openLayer, useLayers } from '#ui/hooks/useHistoryLayer.ts';
import { pageCount, pageRange } from '#ui/lib/urls/paging.ts';
import { ImportPanel } from '../import/ImportPanel.tsx';
import type { ItemListProps } from '../list/ItemList.tsx';
import type { ListFilter } from '../list/ListFilters.tsx';
import { ListFrame, type ListRows } from '../list/ListFrame.tsx';
import { useListUrl, type ListUrl } from '../list/useListUrl.ts';
import { useDialogs } from '../shared/DialogHost.tsx';
import { useSheetDownloads } from '../shared/useDownloads.ts';
import { ActionMenu } from '../shared/ActionMenu.tsx';
import { PanelBoundary } from '../shared/PanelBoundary.tsx';
import { SmallButton } from '../shared/SmallButton.tsx';
import { useSortedItems } from '../resources/useSortedItems.ts';
import { resourceByName } from '../resources/resource-definitions.ts';
import { FeaturedOrderDialog } from './FeaturedOrderDialog.tsx';

const IMPORT = 'import';

/** Shows the list of cocktails, which the server filters and divides into pages. */
export function CocktailList({ opensImport, ...table }: ItemListProps & { opensImport: boolean }) {
  const listUrl = useListUrl();
  const rows = useCocktailRows(listUrl);
  const dialogs = useDialogs();
  const actions = [
    { label: 'Import from a sheet', run: () => openLayer(IMPORT) },
    ...useSheetDownloads(),
    { label: 'Order on the home page', opensDialog: true, run: () => dialogs.open(<FeaturedOrderDialog />) },
  ];
  const isImportOpen = useLayers().includes(IMPORT);
  useEffect(() => {
    if (opensImport) openLayer(IMPORT);
  }, [opensImport]);
  const tools = useRef<HTMLButtonElement>(null);
  const closeImport = () => {
    tools.current?.focus();
    closeLayer(IMPORT);
  };
  return (
    <ListFrame
      {...table}
      {...useCocktailFilters()}
      listUrl={listUrl}
      rows={rows}
      tools={<ActionMenu label="Tools" buttonRef={tools} actions={actions} />}
    >
      {isImportOpen && (
        <div className="mb-4">
          <SmallButton className="mb-3" onClick={closeImport}>
            Close the import
          </SmallButton>
          <PanelBoundary label="importCocktails">
            <ImportPanel />
          </PanelBoundary>
        </div>
      )}
    </ListFrame>
  );
}

function useCocktailRows(listUrl: ListUrl): ListRows {
  const { page, perPage, setPage } = listUrl;
  const filter = filterFromUrl(listUrl, useDebounced(listUrl.name.trim()));
  // The last page stays in view while another is loading.
  const query = useListCocktails(
    { ...filter, ...pageRange(page, perPage), drafts: true },
    { query: { placeholderData: keepPreviousData } },
  );
  const items = query.data?.data;
  const total = totalOf(query.data);
  const last = pageCount(total, perPage);
  const isBeyond = items !== undefined && page > last;
  const goToLast = useEffectEvent(() => setPage(last));
  useEffect(() => {
    if (isBeyond) goToLast();
  }, [isBeyond]);
  const queryClient = useQueryClient();
  const readIds = async () => {
    const all = getListCocktailsQueryOptions({ ...filter, drafts: true });
    return (await queryClient.fetchQuery(all)).data.map(({ id }) => id);
  };
  return {
    items,
    isError: query.isLoadingError,
    isOutdated: query.isRefetchError,
    refetch: query.refetch,
    isNarrowed: Object.keys(filter).some((name) => name !== 'sort'),
    matching: { count: total, readIds },
  };
}

type CocktailFilter = Omit<ListCocktailsParams, 'limit' | 'offset'>;

/** The filters with the same choices in every catalogue. */
const FIXED_FILTERS = [
  {
    parameter: 'status',
    label: 'Filter by publication',
    emptyLabel: 'Public or not',
    options: Object.values(Publication).map((value) => [value, capitalised(value)] as const),
  },
  {
    parameter: 'featured',
    label: 'Filter by featured',
    emptyLabel: 'Featured or not',
    options: Object.entries({ true: 'Featured', false: 'Not featured' }),
  },
  {
    parameter: 'image',
    label: 'Filter by photo',
    emptyLabel: 'Photo or none',
    options: Object.entries({ true: 'With a photo', false: 'Without a photo' }),
  },
];
const ORDER = {
  parameter: 'sort',
  label: 'Order',
  emptyLabel: 'By name',
  options: Object.entries({ strength: 'Strongest first', newest: 'Newest first' }),
};

/** Returns the filters of the list; those in `more` are folded. */
function useCocktailFilters(): { filters: ListFilter[]; more: ListFilter[] } {
  const names = useNames('categories').map(([, name]) => [name, name] as const);
  const spirits = useNames('spirits');
  const glasses = useNames('glassware');
  const ofReferences = [
    { parameter: 'spirit', label: 'Filter by spirit', emptyLabel: 'All spirits', options: spirits },
    { parameter: 'glassware', label: 'Filter by glass', emptyLabel: 'All glasses', options: glasses },
  ];
  return {
    filters: [
      { parameter: 'category', label: 'Filter by category', emptyLabel: 'All categories', options: names },
    ],
    more: [...FIXED_FILTERS, ...ofReferences, ORDER],
  };
}

function useNames(resource: 'categories' | 'spirits' | 'glassware') {
  const { summary } = resourceByName(resource);
  const { items = [] } = useSortedItems(resourceByName(resource));
  return items.map((item) => [item.id, summary(item).title] as const);
}

/** Reads the filters of the URL. A person may write the URL, so an unknown choice counts as none. */
function filterFromUrl(listUrl: ListUrl, name: string): CocktailFilter {
  const named = ['category', 'spirit', 'glassware'].map((key) => [key, listUrl.get(key)] as const);
  const fixed = [...FIXED_FILTERS, ORDER].map(({ parameter, options }) => {
    const [known = ''] = options.find(([value]) => value === listUrl.get(parameter)) ?? [];
    return [parameter, known] as const;
  });
  const all = [['name', name] as const, ...named, ...fixed];
  return Object.fromEntries(all.filter(([, value]) => value !== ''));
}
