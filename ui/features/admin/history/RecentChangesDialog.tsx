import { useMemo, useState } from 'react';
import { Dialog } from '#ui/components/Dialog.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { counted } from '#ui/lib/words/figure.ts';
import { ChangeFilters, useChangeFilters } from './ChangeFilters.tsx';
import { ChangeListFrame } from './ChangeListFrame.tsx';
import { groupChanges, GroupEntry } from './GroupEntry.tsx';
import { useChanges } from './useChanges.ts';

export function RecentChangesDialog({ onClose }: { onClose: () => void }) {
  const { filter, ...controls } = useChangeFilters();
  const { changes, total, countOf, query } = useChanges(filter);
  const [message, setMessage] = useState<string | null>(null);
  const groups = useMemo(() => groupChanges(changes ?? []), [changes]);
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
        {changes !== undefined && <span className="figures text-soft">{counted(total, 'change')}</span>}
      </div>
      <ChangeListFrame
        query={query}
        count={changes?.length}
        message={message}
        label="Changes"
        empty={
          Object.keys(filter).length === 0 ? (
            <EmptyState title="Nothing was changed yet.">
              From the first change on, everything is kept here.
            </EmptyState>
          ) : (
            <EmptyState title="No changes of this kind.">
              Change what is chosen above to see others.
            </EmptyState>
          )
        }
      >
        {groups.map((group) => (
          <GroupEntry
            key={group.id}
            group={group}
            count={countOf(group.revision) ?? group.changes.length}
            filter={filter}
            onRestored={setMessage}
          />
        ))}
      </ChangeListFrame>
    </Dialog>
  );
}
