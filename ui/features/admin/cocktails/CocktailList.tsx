import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { totalOf } from '#ui/api/fetcher.ts';
import { getListCocktailsQueryOptions, useListCocktails } from '#ui/api/generated/cocktails/cocktails.ts';
import { useDebounced } from '#ui/hooks/useDebounced.ts';
import { closeLayer, openLayer, useLayers } from '#ui/hooks/useHistoryLayer.ts';
import { pageCount, pageQuery } from '#ui/lib/addresses/paging.ts';
import { ImportPanel } from '../import/ImportPanel.tsx';
import type { ItemListProps } from '../list/ItemList.tsx';
import { ListFrame, type ListRows } from '../list/ListFrame.tsx';
import { useListAddress, type ListAddress } from '../list/useListAddress.ts';
import { useDialogs } from '../parts/DialogHost.tsx';
import { MoreMenu } from '../parts/MoreMenu.tsx';
import { PanelBoundary } from '../parts/PanelBoundary.tsx';
import { SmallButton } from '../parts/SmallButton.tsx';
import { filterIn, useCocktailChoices } from './cocktail-filters.ts';
import { FeaturedOrderDialog } from './FeaturedOrderDialog.tsx';
import { useSheetDownloads } from './sheet-downloads.ts';

const FILTER_DEBOUNCE_MS = 100;
const IMPORT = 'import';

/** Shows the list of cocktails, which the server filters and divides into pages. */
export function CocktailList({ opensImport, ...table }: ItemListProps) {
  const address = useListAddress();
  const rows = useCocktailRows(address);
  const dialogs = useDialogs();
  const downloads = useSheetDownloads();
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
      {...useCocktailChoices()}
      address={address}
      rows={rows}
      tools={
        <MoreMenu
          label="Tools"
          buttonRef={tools}
          items={[
            { label: 'Import from a sheet', run: () => openLayer(IMPORT) },
            ...downloads,
            {
              label: 'Order on the home page',
              opensDialog: true,
              run: () => dialogs.open(<FeaturedOrderDialog />),
            },
          ]}
        />
      }
    >
      {isImportOpen && (
        <div className="mb-4">
          <SmallButton className="mb-3" onClick={closeImport}>
            Close the import
          </SmallButton>
          <PanelBoundary reads="importCocktails">
            <ImportPanel />
          </PanelBoundary>
        </div>
      )}
    </ListFrame>
  );
}

function useCocktailRows(address: ListAddress): ListRows {
  const { page, perPage, setPage } = address;
  const filter = filterIn(address, useDebounced(address.name.trim(), FILTER_DEBOUNCE_MS));
  // The last page stays in view while another is loading.
  const query = useListCocktails(
    { ...filter, ...pageQuery(page, perPage), drafts: true },
    { query: { placeholderData: keepPreviousData, refetchOnMount: true } },
  );
  const items = query.data?.data;
  const total = query.data ? totalOf(query.data) : 0;
  const last = pageCount(total, perPage);
  const isBeyond = items !== undefined && page > last;
  const turnBack = useEffectEvent(() => setPage(last));
  useEffect(() => {
    if (isBeyond) turnBack();
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
