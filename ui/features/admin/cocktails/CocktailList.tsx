import { useEffect, useEffectEvent, useRef } from 'react';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { Cocktail } from '#openapi/generated/model.ts';
import { getListCocktailsQueryOptions, useListCocktails } from '#ui/api/generated/cocktails/cocktails.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { useDebounced } from '#ui/hooks/useDebounced.ts';
import { pageCount, pageQuery } from '#ui/lib/addresses/paging.ts';
import { ItemTable } from '../list/ItemTable.tsx';
import type { ItemListProps } from '../list/ItemList.tsx';
import { ListPager } from '../list/ListPager.tsx';
import { ListError, ListHeading, ListSkeleton, NoMatch, OutdatedNotice } from '../list/ListStates.tsx';
import { useListAddress } from '../list/useListAddress.ts';
import { emptyMessage, type Item } from '../resources/resource.ts';
import { CocktailFilters, filterIn } from './CocktailFilters.tsx';
import { CocktailTools } from './CocktailTools.tsx';
import { FeaturedToggle } from './FeaturedToggle.tsx';

const FILTER_DEBOUNCE_MS = 100;
const renderFeatured = (item: Item) => <FeaturedToggle cocktail={item as Cocktail} />;

export function CocktailList({ resource, editedId, returnTo, rowActions, opensImport }: ItemListProps) {
  const address = useListAddress();
  const { page, perPage, setPage } = address;
  const heading = useRef<HTMLDivElement>(null);
  const filter = filterIn(address, useDebounced(address.name.trim(), FILTER_DEBOUNCE_MS));
  // The last page stays while another is loading.
  const query = useListCocktails(
    { ...filter, ...pageQuery(page, perPage), drafts: true },
    { query: { placeholderData: keepPreviousData, refetchOnMount: true } },
  );
  const shown = query.data?.data;
  const total = Number(query.data?.headers['x-total-count'] ?? shown?.length ?? 0);
  const queryClient = useQueryClient();

  const last = pageCount(total, perPage);
  const isBeyond = shown !== undefined && page > last;
  const turnBack = useEffectEvent(() => setPage(last));
  useEffect(() => {
    if (isBeyond) turnBack();
  }, [isBeyond]);

  const readIds = async () => {
    const all = getListCocktailsQueryOptions({ ...filter, drafts: true });
    return (await queryClient.fetchQuery(all)).data.map(({ id }) => id);
  };
  const onRetry = () => void query.refetch();
  if (!shown && !query.isLoadingError) return <ListSkeleton />;
  return (
    <section aria-label={resource.tabLabel}>
      <div ref={heading} className="scroll-mt-4" />
      <CocktailTools
        opensImport={opensImport}
        heading={<ListHeading label={resource.tabLabel} count={shown && total} />}
      />
      {query.isRefetchError && <OutdatedNotice plural={resource.nouns.plural} onRetry={onRetry} />}
      <CocktailFilters address={address} />
      {!shown ? (
        <ListError plural={resource.nouns.plural} onRetry={onRetry} />
      ) : shown.length > 0 ? (
        <ItemTable
          {...{ resource, editedId, returnTo, renderFeatured }}
          {...rowActions}
          items={shown}
          matching={total > shown.length ? { count: total, readIds } : undefined}
        />
      ) : Object.keys(filter).every((name) => name === 'sort') ? (
        <EmptyState title={emptyMessage(resource.nouns)} />
      ) : (
        <NoMatch nouns={resource.nouns} onClear={address.clear} />
      )}
      <ListPager
        page={page}
        perPage={perPage}
        total={total}
        onPage={(turned) => {
          setPage(turned);
          heading.current?.scrollIntoView({ block: 'start' });
        }}
        onPerPage={(size) => address.set('rows', String(size))}
      />
    </section>
  );
}
