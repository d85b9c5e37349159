import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Cocktail } from '#openapi/generated/model/index.ts';
import { getListCocktailIdsQueryOptions } from '#ui/api/generated/bulk/bulk.ts';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { useDebounced } from '#ui/hooks/useDebounced.ts';
import { pageCount } from '#ui/lib/addresses/paging.ts';
import { SelectionBar } from '../bulk/SelectionBar.tsx';
import { useSelection } from '../bulk/useSelection.ts';
import { ItemRows } from '../list/ItemRows.tsx';
import type { ItemListProps } from '../list/ItemList.tsx';
import { ListPager } from '../list/ListPager.tsx';
import { ListError, ListHeading, ListSkeleton, NoMatch, OutdatedNotice } from '../list/ListStates.tsx';
import { useListAddress } from '../list/useListAddress.ts';
import { useReturnToRow } from '../list/useReturnToRow.ts';
import { emptyMessage, type Item } from '../resources/resource.ts';
import { CocktailFilters, filterIn } from './CocktailFilters.tsx';
import { FeaturedOrder } from './FeaturedOrder.tsx';
import { ExportChosen, SheetActions } from './SheetActions.tsx';
import { useCocktailPage } from './useCocktailPage.ts';
import { useFeaturedToggle } from './useFeaturedToggle.ts';
import { Tooltip } from '#ui/components/tooltip/Tooltip.tsx';
import { FEATURED_COCKTAILS } from '#ui/lib/adverts/advert-places.ts';

const FILTER_DEBOUNCE_MS = 100;

export function CocktailList({
  resource,
  editedId,
  returnTo,
  onEdit,
  onDelete,
  onShowHistory,
  opensImport,
}: ItemListProps) {
  const address = useListAddress();
  const { page, perPage, setPage } = address;
  const heading = useRef<HTMLDivElement>(null);
  const filter = filterIn(address, useDebounced(address.name.trim(), FILTER_DEBOUNCE_MS));
  const {
    cocktails: shown,
    total,
    isOfEarlier,
    isError,
    isOutdated,
    refetch,
  } = useCocktailPage(filter, page, perPage);
  const queryClient = useQueryClient();
  const toggle = useFeaturedToggle();
  const actionsOf = useCallback(
    (item: Item) => <FeaturedToggle cocktail={item as Cocktail} onToggle={toggle} />,
    [toggle],
  );
  const selection = useSelection(shown ?? []);
  useReturnToRow(returnTo, shown);

  const last = pageCount(total, perPage);
  const isBeyond = shown !== undefined && page > last;
  const turnBack = useEffectEvent(() => setPage(last));
  useEffect(() => {
    if (isBeyond) turnBack();
  }, [isBeyond]);

  const onRetry = () => void refetch();
  if (isError) return <ListError plural={resource.nouns.plural} onRetry={onRetry} />;
  if (!shown) return <ListSkeleton />;
  return (
    <section aria-label={resource.tabLabel}>
      <div ref={heading} className="scroll-mt-4">
        <ListHeading label={resource.tabLabel} count={total} />
      </div>
      {isOutdated && <OutdatedNotice plural={resource.nouns.plural} onRetry={onRetry} />}
      <SheetActions opensImport={opensImport} />
      <FeaturedOrder />
      <CocktailFilters address={address} />
      {shown.length > 0 && (
        <SelectionBar
          resource={resource}
          selection={selection}
          shown={shown}
          total={total}
          isOfEarlier={isOfEarlier}
          readAll={async () => (await queryClient.fetchQuery(getListCocktailIdsQueryOptions(filter))).ids}
          more={(ids) => <ExportChosen ids={ids} />}
        />
      )}
      {shown.length > 0 ? null : Object.keys(filter).every((name) => name === 'sort') ? (
        <EmptyState title={emptyMessage(resource.nouns)} />
      ) : (
        <NoMatch nouns={resource.nouns} onClear={address.clear} />
      )}
      {shown.length > 0 && (
        <ItemRows
          {...{ resource, selection, editedId, onEdit, onDelete, onShowHistory, actionsOf }}
          items={shown}
        />
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

interface FeaturedToggleProps {
  cocktail: Cocktail;
  onToggle: (cocktail: Cocktail) => void;
}

const STAR = 'M12 3.2l2.7 5.6 6.2.8-4.5 4.3 1.1 6.1-5.5-3-5.5 3 1.1-6.1L3.100 9.600l6.2-.8L12 3.2Z';

const FEATURED = `Featured: the home page shows the first ${FEATURED_COCKTAILS}`;

function FeaturedToggle({ cocktail, onToggle }: FeaturedToggleProps) {
  const { name, featured: isFeatured } = cocktail;
  return (
    <Tooltip text={isFeatured ? FEATURED : 'Not featured'}>
      {(trigger) => (
        <button
          {...trigger}
          type="button"
          role="switch"
          aria-checked={isFeatured}
          aria-label={`Featured: ${name}`}
          onClick={() => onToggle(cocktail)}
          className={`inline-flex size-11 shrink-0 items-center justify-center rounded-sm transition-colors hover:bg-ink/5 ${
            isFeatured ? 'text-accent' : 'text-soft'
          }`}
        >
          <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" aria-hidden="true">
            <path
              d={STAR}
              fill={isFeatured ? 'currentColor' : 'none'}
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinejoin="round"
            />
          </svg>
        </button>
      )}
    </Tooltip>
  );
}
