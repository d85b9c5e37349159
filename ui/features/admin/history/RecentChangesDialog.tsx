import { Dialog } from '#ui/components/Dialog.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { counted } from '#ui/lib/words/figure.ts';
import { ChangeFilters, useChangeFilters } from './ChangeFilters.tsx';
import { ChangeList } from './ChangeList.tsx';
import { groupChanges, GroupEntry } from './GroupEntry.tsx';
import { useChanges } from './useChanges.ts';

export function RecentChangesDialog({ onClose }: { onClose: () => void }) {
  const { filter, ...controls } = useChangeFilters();
  const changes = useChanges(filter);
  const { all, total, countOf } = changes;
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <Dialog
      open
      layout="wide"
      onOpenChange={onClose}
      title="Recent changes"
      description="The newest first. What was deleted can be restored, and an import can be undone as a whole."
    >
      <div className="dense mb-4 flex flex-wrap items-center gap-3">
        <ChangeFilters {...controls} />
        {all && <span className="figures text-soft">{counted(total, 'change')}</span>}
      </div>
      <ChangeList
        changes={changes}
        label="Changes"
        empty={
          <EmptyState title={isNarrowed ? 'No changes of this kind.' : 'Nothing was changed yet.'}>
            {isNarrowed
              ? 'Change what is chosen above to see others.'
              : 'From the first change on, everything is kept here.'}
          </EmptyState>
        }
      >
        {groupChanges(all ?? []).map((group) => (
          <GroupEntry
            key={group[0].id}
            group={group}
            count={countOf(group[0].revision) ?? group.length}
            filter={filter}
          />
        ))}
      </ChangeList>
    </Dialog>
  );
}
