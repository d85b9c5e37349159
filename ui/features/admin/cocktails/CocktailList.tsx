import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Cocktail } from '#openapi/generated/model.ts';
import { getListCocktailsQueryOptions, useListCocktails } from '#ui/api/generated/cocktails/cocktails.ts';
import { useDebounced } from '#ui/hooks/useDebounced.ts';
import { pageCount, pageQuery } from '#ui/lib/addresses/paging.ts';
import { ImportPanel } from '../import/ImportPanel.tsx';
import type { ItemListProps } from '../list/ItemList.tsx';
import { ListFrame } from '../list/ListFrame.tsx';
import { ListPager } from '../list/ListPager.tsx';
import { useListAddress } from '../list/useListAddress.ts';
import { MoreMenu } from '../parts/MoreMenu.tsx';
import { PanelBoundary } from '../parts/PanelBoundary.tsx';
import type { Item } from '../resources/resource.ts';
import { SmallButton } from '../parts/SmallButton.tsx';
import { CocktailFilters, filterIn } from './CocktailFilters.tsx';
import { FeaturedOrderDialog } from './FeaturedOrderDialog.tsx';
import { FeaturedToggle } from './FeaturedToggle.tsx';
import { useSheetDownloads } from './sheet-downloads.ts';

const FILTER_DEBOUNCE_MS = 100;
const renderFeatured = (item: Item) => <FeaturedToggle cocktail={item as Cocktail} />;

/** Shows the list of cocktails, which the server filters and divides into pages. */
export function CocktailList({ opensImport, onReplace: _onReplace, ...table }: ItemListProps) {
  const address = useListAddress();
  const { page, perPage, setPage } = address;
  const [isImportOpen, setImportOpen] = useState(opensImport);
  const tools = useRef<HTMLButtonElement>(null);
  const closeImport = () => {
    tools.current?.focus();
    setImportOpen(false);
  };
  const [isOrderOpen, setOrderOpen] = useState(false);
  const downloads = useSheetDownloads();
  const filter = filterIn(address, useDebounced(address.name.trim(), FILTER_DEBOUNCE_MS));
  // The last page stays in view while another is loading.
  const query = useListCocktails(
    { ...filter, ...pageQuery(page, perPage), drafts: true },
    { query: { placeholderData: keepPreviousData, refetchOnMount: true } },
  );
  const shown = query.data?.data;
  const total = Number(query.data?.headers['x-total-count'] ?? shown?.length ?? 0);
  const queryClient = useQueryClient();
  const readIds = async () => {
    const all = getListCocktailsQueryOptions({ ...filter, drafts: true });
    return (await queryClient.fetchQuery(all)).data.map(({ id }) => id);
  };

  const last = pageCount(total, perPage);
  const isBeyond = shown !== undefined && page > last;
  const turnBack = useEffectEvent(() => setPage(last));
  useEffect(() => {
    if (isBeyond) turnBack();
  }, [isBeyond]);

  return (
    <>
      <ListFrame
        renderFeatured={renderFeatured}
        {...table}
        items={shown}
        total={shown && total}
        matching={shown && total > shown.length ? { count: total, readIds } : undefined}
        isError={query.isLoadingError}
        isOutdated={query.isRefetchError}
        onRetry={() => void query.refetch()}
        isNarrowed={Object.keys(filter).some((name) => name !== 'sort')}
        onClear={address.clear}
        tools={
          <MoreMenu
            label="Tools"
            buttonRef={tools}
            items={[
              { label: 'Import from a sheet', run: () => setImportOpen(true) },
              ...downloads,
              { label: 'Order on the home page', opensDialog: true, run: () => setOrderOpen(true) },
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
        <CocktailFilters address={address} />
      </ListFrame>
      <ListPager
        page={page}
        perPage={perPage}
        total={total}
        setPage={setPage}
        onPerPage={(size) => address.set('rows', size)}
      />
      {isOrderOpen && <FeaturedOrderDialog onClose={() => setOrderOpen(false)} />}
    </>
  );
}
