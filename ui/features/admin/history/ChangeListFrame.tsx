import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListError, LoadingBlocks } from '../list/ListStates.tsx';
import { SmallButton } from '../SmallButton.tsx';

interface ChangeListFrameProps {
  query: Pick<
    UseInfiniteQueryResult,
    'error' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
  count: number | undefined;
  what?: string;
  empty: ReactNode;
  message: string | null;
  label: string;
  more?: string;
  children: ReactNode;
}

export function ChangeListFrame({
  query: { error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage },
  count,
  what = 'changes',
  empty,
  message,
  label,
  more = 'Show earlier changes',
  children,
}: ChangeListFrameProps) {
  return (
    <div className="dense">
      <p role="status" className={message === null ? 'sr-only' : 'mb-3 border-l-3 border-success pl-4'}>
        {message}
      </p>
      {count === undefined && error === null && <LoadingBlocks count={5} />}
      {error !== null && <ListError plural={what} error={error} onRetry={refetch} />}
      {count === 0 && error === null && empty}
      {count !== undefined && count > 0 && (
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
