import type { ReactNode } from 'react';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { emptyMessage, type Item } from '../resources/resource.ts';
import { SmallButton } from '../parts/SmallButton.tsx';
import { ItemTable, type ItemTableProps } from './ItemTable.tsx';
import { ListError, LoadingBlocks } from '../parts/ListStates.tsx';

interface ListFrameProps extends Omit<ItemTableProps, 'items'> {
  /** These are undefined until they are known. */
  items: readonly Item[] | undefined;
  /** This is the number of matching items on all pages. */
  total: number | undefined;
  isError: boolean;
  /** This is true when the shown items could not be read again. */
  isOutdated: boolean;
  onRetry: () => void;
  /** This is true when the filters leave something out. */
  isNarrowed: boolean;
  onClear: () => void;
  /** These stand beside the heading. */
  tools?: ReactNode;
  children: ReactNode;
}

/** Shows a list with its heading and its filters, and a message while there are no rows to show. */
export function ListFrame({ items, total, tools, children, isNarrowed, onClear, ...rest }: ListFrameProps) {
  const { isError, isOutdated, onRetry, ...table } = rest;
  const { nouns, tabLabel } = table.resource;
  return (
    <section aria-label={tabLabel}>
      <div className="mb-3 flex items-start justify-between gap-3">
        <h2 className="text-title">
          {tabLabel} <span className="figures font-normal text-soft">{total}</span>
        </h2>
        {tools}
      </div>
      {isOutdated && (
        <p
          role="alert"
          className="mb-4 flex flex-wrap items-center gap-3 border-y border-hairline py-2 text-danger"
        >
          These {nouns.plural} may have changed; they could not be read again.
          <SmallButton onClick={onRetry}>Try again</SmallButton>
        </p>
      )}
      {children}
      {isError && <ListError plural={nouns.plural} onRetry={onRetry} />}
      {!isError && !items && <LoadingBlocks count={8} height="h-12" />}
      {items?.length === 0 && !isNarrowed && <EmptyState title={emptyMessage(nouns)} />}
      {items?.length === 0 && isNarrowed && (
        <EmptyState
          title={`No ${nouns.plural} match your current filters.`}
          action={<SmallButton onClick={onClear}>Clear the filters</SmallButton>}
        >
          Change or clear them to see others.
        </EmptyState>
      )}
      {items && items.length > 0 && <ItemTable {...table} items={items} />}
    </section>
  );
}
