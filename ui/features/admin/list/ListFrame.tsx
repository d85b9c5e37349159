import type { ReactNode } from 'react';
import { EmptyState, RetryError } from '#ui/components/States.tsx';
import { BlockSkeletons } from '#ui/components/Loading.tsx';
import type { MatchingRows } from '../bulk/SelectionBar.tsx';
import { ListError } from '../parts/failure.tsx';
import { SmallButton } from '../parts/SmallButton.tsx';
import type { AdminItem } from '../resources/admin-resource.ts';
import { emptyMessage, noMatchMessage } from '../resources/resource-messages.ts';
import { ItemTable, type ItemTableProps } from './ItemTable.tsx';
import { ListFilters, type ListFilter } from './ListFilters.tsx';
import type { ListUrl } from './useListUrl.ts';
import { Select } from '#ui/components/Inputs.tsx';
import { DASHBOARD_PAGE_SIZES } from '#ui/lib/pages/page-sizes.ts';
import { pageCount } from '#ui/lib/pages/paging.ts';
import { formatNumber } from '#ui/lib/words/format-count.ts';

/** The rows that match the filters, as far as they are read. */
export interface ListRows {
  /** The rows of the page, undefined until they are known. */
  items: readonly AdminItem[] | undefined;
  isError: boolean;
  /** True when the shown rows could not be read again. */
  isOutdated: boolean;
  refetch: () => unknown;
  /** True when the filters leave something out. */
  isNarrowed: boolean;
  /** The rows on all pages. Missing for a list that is read as a whole. */
  matching?: MatchingRows;
}

interface ListFrameProps extends Omit<ItemTableProps, 'items' | 'matching'> {
  rows: ListRows;
  listUrl: ListUrl;
  filters: readonly ListFilter[];
  more?: readonly ListFilter[];
  /** Shown beside the heading. */
  tools?: ReactNode;
  /** Shown above the filters. */
  children?: ReactNode;
}

export function ListFrame({ rows, listUrl, filters, more, tools, children, ...table }: ListFrameProps) {
  const { items, isError, isOutdated, refetch, isNarrowed, matching } = rows;
  const { nouns, tabLabel } = table.resource;
  const total = matching?.count ?? items?.length ?? 0;
  return (
    <section aria-label={tabLabel}>
      <div className="mb-3 flex items-start justify-between gap-3">
        <h2 className="text-title">
          {tabLabel} <span className="figures font-normal text-soft">{items && total}</span>
        </h2>
        {tools}
      </div>
      {isOutdated && (
        <RetryError size="sm" onRetry={refetch}>
          {`These ${nouns.plural} may have changed; they could not be read again.`}
        </RetryError>
      )}
      {children}
      <ListFilters listUrl={listUrl} filters={filters} more={more} />
      {isError && <ListError plural={nouns.plural} onRetry={refetch} />}
      {!isError && !items && <BlockSkeletons count={8} height="h-12" />}
      {items?.length === 0 && !isNarrowed && <EmptyState title={emptyMessage(nouns)} />}
      {items?.length === 0 && isNarrowed && (
        <EmptyState
          title={noMatchMessage(nouns)}
          action={<SmallButton onClick={listUrl.clear}>Clear the filters</SmallButton>}
        >
          Change or clear them to see others.
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <ItemTable {...table} items={items} matching={total > items.length ? matching : undefined} />
      )}
      {matching && <ListPager listUrl={listUrl} total={total} />}
    </section>
  );
}

/** Shows the page links below the rows. Another page scrolls to its first row. */
function ListPager({ listUrl, total }: { listUrl: ListUrl; total: number }) {
  const { page, perPage, setPage, set } = listUrl;
  if (total <= Math.min(...DASHBOARD_PAGE_SIZES)) return null;
  const first = (page - 1) * perPage + 1;
  const pageButton = (label: string, to: number) => (
    <SmallButton
      aria-disabled={to < 1 || to > pageCount(total, perPage)}
      onClick={({ currentTarget }) => {
        setPage(to);
        currentTarget.closest('section')?.scrollIntoView({ block: 'start' });
      }}
    >
      {label}
    </SmallButton>
  );
  return (
    <nav aria-label="Pages of the list" className="mt-4 flex flex-wrap items-center gap-3">
      {pageButton('Previous', page - 1)}
      <p className="figures text-soft" role="status">
        {formatNumber(first)}–{formatNumber(Math.min(first + perPage - 1, total))} of {formatNumber(total)}
      </p>
      {pageButton('Next', page + 1)}
      <Select
        aria-label="Rows on a page"
        className="ml-auto"
        value={perPage}
        options={DASHBOARD_PAGE_SIZES.toSorted((a, b) => a - b).map((size) => [size, `${size} rows`])}
        onValueChange={(size) => set('rows', size)}
      />
    </nav>
  );
}
