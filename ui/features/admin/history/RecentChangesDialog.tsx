import { Dialog } from '#ui/components/Dialog.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { ChangeFilters, useChangeFilters } from './ChangeFilters.tsx';
import { ChangeList } from './ChangeList.tsx';
import { GroupEntry } from './GroupEntry.tsx';

export function RecentChangesDialog({ onClose }: { onClose: () => void }) {
  const { filter, ...controls } = useChangeFilters();
  const isNarrowed = Object.keys(filter).length > 0;
  return (
    <Dialog
      open
      layout="wide"
      onOpenChange={onClose}
      title="Recent changes"
      description="The newest first. What was deleted can be restored, and an import can be undone as a whole."
    >
      <ChangeFilters {...controls} />
      <ChangeList
        filter={filter}
        label="Changes"
        empty={
          <EmptyState title={isNarrowed ? 'No changes of this kind.' : 'Nothing was changed yet.'}>
            {isNarrowed
              ? 'Change what is chosen above to see others.'
              : 'From the first change on, everything is kept here.'}
          </EmptyState>
        }
      >
        {(group) => <GroupEntry key={group.changes[0].id} group={group} />}
      </ChangeList>
    </Dialog>
  );
}
