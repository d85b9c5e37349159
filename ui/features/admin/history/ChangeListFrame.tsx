import type { ReactNode } from 'react';
import { ListError } from '../list/ListStates.tsx';
import { LoadingBlocks } from '../LoadingBlocks.tsx';
import type { useChanges } from './useChanges.ts';
import { SmallButton } from '../SmallButton.tsx';

interface ChangeListFrameProps {
  query: Omit<ReturnType<typeof useChanges>, 'changes' | 'total' | 'countOf' | 'refetch'> & {
    changes: readonly unknown[] | undefined;
    refetch: () => unknown;
  };
  what?: string;
  empty: ReactNode;
  message: string | null;
  label: string;
  more?: string;
  children: ReactNode;
}

/** A list of changes or of what else was done: loading, failed, empty, and page after page. */
export function ChangeListFrame({
  query,
  what = 'changes',
  empty,
  message,
  label,
  more = 'Show earlier changes',
  children,
}: ChangeListFrameProps) {
  const { changes, error, refetch, hasMore, isLoadingMore, loadMore } = query;
  return (
    <div className="dense">
      <p role="status" className={message === null ? 'sr-only' : 'mb-3 border-l-3 border-success pl-4'}>
        {message}
      </p>
      {changes === undefined && error === null && <LoadingBlocks count={5} />}
      {error !== null && <ListError plural={what} error={error} onRetry={refetch} />}
      {changes?.length === 0 && error === null && empty}
      {changes !== undefined && changes.length > 0 && (
        <ol aria-label={label} className="border-y border-hairline">
          {children}
        </ol>
      )}
      {hasMore && (
        <div className="mt-4">
          <SmallButton busy={isLoadingMore} onClick={loadMore}>
            {isLoadingMore ? 'Loading…' : more}
          </SmallButton>
        </div>
      )}
    </div>
  );
}
