import type { ReactNode } from 'react';
import { counted } from '#ui/lib/words/figure.ts';
import { ListError, LoadingBlocks } from '../parts/ListStates.tsx';
import { SmallButton } from '../parts/SmallButton.tsx';
import { useChanges, type ChangeFilter, type ChangeGroup } from './useChanges.ts';

interface ChangeListProps {
  filter: ChangeFilter;
  label: string;
  /** This stands in place of an empty list. */
  empty: ReactNode;
  children: (group: ChangeGroup, at: number, groups: readonly ChangeGroup[]) => ReactNode;
}

/** Shows a list of changes in its states: loading, failed, empty, and partly read. */
export function ChangeList({ filter, label, empty, children }: ChangeListProps) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useChanges(filter);
  const isEmpty = data?.groups.length === 0;
  return (
    <div className="dense">
      {error !== null && <ListError plural="changes" error={error} onRetry={refetch} />}
      {!data && error === null && <LoadingBlocks count={5} />}
      {isEmpty && error === null && empty}
      {data && !isEmpty && (
        <>
          <p className="figures mb-1 text-soft">{counted(data.total, 'change')}</p>
          <ol aria-label={label} className="border-y border-hairline">
            {data.groups.map(children)}
          </ol>
        </>
      )}
      {hasNextPage && (
        <SmallButton className="mt-4" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? 'Loading…' : 'Show earlier changes'}
        </SmallButton>
      )}
    </div>
  );
}
