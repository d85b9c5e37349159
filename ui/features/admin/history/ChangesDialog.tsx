import type { ReactNode } from 'react';
import { EmptyState } from '#ui/components/States.tsx';
import { BlockSkeletons } from '#ui/components/Loading.tsx';
import { formatCount } from '#ui/lib/words/format-count.ts';
import { StackedDialog } from '../dialogs/DialogStack.tsx';
import { ListError } from '../parts/failure.tsx';
import { SmallButton } from '../parts/SmallButton.tsx';
import { ChangeEntry } from './ChangeEntry.tsx';
import { useChanges, type ChangeFilter } from './useChanges.ts';
import type { AdminItem, AdminResource } from '../resources/admin-resource.ts';

interface ChangesDialogProps {
  title: string;
  description: string;
  filter: ChangeFilter;
  /** Shown when there are no changes. */
  none: readonly [title: string, advice: string];
  children?: ReactNode;
}

/** With `itemId` in the filter, each change is shown as a version that can be restored. */
export function ChangesDialog({ title, description, filter, none, children }: ChangesDialogProps) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useChanges(filter);
  const isVersion = filter.itemId !== undefined;
  return (
    <StackedDialog layout="wide" title={title} description={description}>
      <div className="dense">
        {children}
        {error && <ListError plural="changes" error={error} onRetry={refetch} />}
        {!data && !error && <BlockSkeletons count={5} />}
        {data?.groups.length === 0 && !error && <EmptyState title={none[0]}>{none[1]}</EmptyState>}
        {data && data.groups.length > 0 && (
          <>
            <p className="figures mb-1 text-soft">{formatCount(data.total, 'change')}</p>
            <ol aria-label={isVersion ? 'Versions' : 'Changes'} className="border-y border-hairline">
              {data.groups.map((group) => (
                <ChangeEntry key={group.changes[0].id} group={group} isVersion={isVersion} />
              ))}
            </ol>
          </>
        )}
        {hasNextPage && data?.hasEarlier && (
          <SmallButton className="mt-4" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchingNextPage ? 'Loading…' : 'Show earlier changes'}
          </SmallButton>
        )}
      </div>
    </StackedDialog>
  );
}

export function ItemHistoryDialog({ resource, item }: { resource: AdminResource; item: AdminItem }) {
  return (
    <ChangesDialog
      title={`History of “${resource.summarise(item).title}”`}
      description="The newest version is on top. The site keeps its last 100,000 changes."
      filter={{ resource: resource.name, itemId: item.id }}
      none={['No changes yet.', 'It has not changed since it was added. Its versions will be listed here.']}
    />
  );
}
