import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { listTotal } from '#ui/api/fetcher.ts';
import { getListCocktailsQueryOptions, useListCocktails } from '#ui/api/generated/cocktails/cocktails.ts';
import { ActionMenu } from '#ui/components/ActionMenu.tsx';
import { useDebounced } from '#ui/hooks/useDebounced.ts';
import { useLayers } from '#ui/history/useLayers.ts';
import { pageCount, pageRange } from '#ui/lib/pages/paging.ts';
import { ImportPanel } from '../import/ImportPanel.tsx';
import type { ItemListProps } from '../list/ItemList.tsx';
import { ListFrame, type ListRows } from '../list/ListFrame.tsx';
import { useListUrl, type ListUrl } from '../list/useListUrl.ts';
import { useDialogs } from '../dialogs/DialogStack.tsx';
import { useSheetDownloads } from '../parts/useDownloads.ts';
import { PanelBoundary } from '../parts/failure.tsx';
import { SmallButton } from '../parts/SmallButton.tsx';
import { cocktailFilterFromUrl, useCocktailFilters } from './useCocktailFilters.ts';
import { FeaturedOrderDialog } from './FeaturedOrderDialog.tsx';

const IMPORT = 'import';

/** Shows the list of cocktails, which the server filters and divides into pages. */
export function CocktailList({ opensImport, ...table }: ItemListProps & { opensImport: boolean }) {
  const listUrl = useListUrl();
  const rows = useCocktailRows(listUrl);
  const dialogs = useDialogs();
  const { layers, openLayer, closeLayer } = useLayers();
  const actions = [
    { label: 'Import from a sheet', run: () => openLayer(IMPORT) },
    ...useSheetDownloads(),
    { label: 'Order on the home page', opensDialog: true, run: () => dialogs.open(<FeaturedOrderDialog />) },
  ];
  const isImportOpen = layers.includes(IMPORT);
  useEffect(() => {
    if (opensImport) openLayer(IMPORT);
  }, [opensImport, openLayer]);
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
  const filter = cocktailFilterFromUrl(listUrl, useDebounced(listUrl.name.trim()));
  // The page that is shown stays while another is loading.
  const query = useListCocktails(
    { ...filter, ...pageRange(page, perPage), drafts: true },
    { query: { placeholderData: keepPreviousData } },
  );
  const items = query.data?.data;
  const total = listTotal(query.data);
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
