import type { ReactNode } from 'react';
import { ListError, LoadingBlocks } from '../list/ListStates.tsx';
import { SmallButton } from '../SmallButton.tsx';
import type { Changes } from './useChanges.ts';

interface ChangeListProps {
  changes: Changes;
  label: string;
  /** Instead of the list, when there is nothing in it. */
  empty?: ReactNode;
  /** The words of the button that reads on. */
  more?: string;
  children: ReactNode;
}

/** A list of changes in its states: loading, failed, empty, and as far as it is read. */
export function ChangeList({
  changes,
  label,
  empty,
  more = 'Show earlier changes',
  children,
}: ChangeListProps) {
  const { all, query } = changes;
  const { error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  return (
    <div className="dense">
      {error !== null ? (
        <ListError plural="changes" error={error} onRetry={refetch} />
      ) : (
        all?.length === 0 && empty
      )}
      {!all && error === null && <LoadingBlocks count={5} />}
      {all && all.length > 0 && (
        <ol aria-label={label} className="border-y border-hairline">
          {children}
        </ol>
      )}
      {hasNextPage && (
        <div className="mt-4">
          <SmallButton busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? 'Loading…' : more}
          </SmallButton>
        </div>
      )}
    </div>
  );
}
