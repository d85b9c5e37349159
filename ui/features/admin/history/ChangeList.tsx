import type { ReactNode } from 'react';
import { counted } from '#ui/lib/words/figure.ts';
import { ListError, LoadingBlocks } from '../parts/ListStates.tsx';
import { SmallButton } from '../parts/SmallButton.tsx';
import { ChangeEntry } from './ChangeEntry.tsx';
import { useChanges, type ChangeFilter } from './useChanges.ts';

interface ChangeListProps {
  filter: ChangeFilter;
  /** This stands in place of an empty list. */
  empty: ReactNode;
}

/** Lists changes, or the versions of the item that the filter names. */
export function ChangeList({ filter, empty }: ChangeListProps) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useChanges(filter);
  const isVersion = filter.itemId !== undefined;
  return (
    <div className="dense">
      {error && <ListError plural="changes" error={error} onRetry={refetch} />}
      {!data && !error && <LoadingBlocks count={5} />}
      {data?.groups.length === 0 && !error && empty}
      {data && data.groups.length > 0 && (
        <>
          <p className="figures mb-1 text-soft">{counted(data.total, 'change')}</p>
          <ol aria-label={isVersion ? 'Versions' : 'Changes'} className="border-y border-hairline">
            {data.groups.map((group) => (
              <ChangeEntry key={group.changes[0].id} group={group} isVersion={isVersion} />
            ))}
          </ol>
        </>
      )}
      {hasNextPage && data?.hasEarlier && (
        <SmallButton className="mt-4" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? 'Loading…' : 'Show earlier changes'}
        </SmallButton>
      )}
    </div>
  );
}
