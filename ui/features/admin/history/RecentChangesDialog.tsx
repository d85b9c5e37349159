import { useMemo, useState } from 'react';
import { ChangeAction } from '#openapi/generated/model/index.ts';
import { Dialog } from '#ui/components/Dialog.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { Select } from '#ui/components/Select.tsx';
import { figure } from '#ui/lib/words/figure.ts';
import { DEEDS } from './ChangeEntry.tsx';
import { ChangeListFrame } from './ChangeListFrame.tsx';
import { groupChanges } from './group-changes.ts';
import { GroupEntry } from './GroupEntry.tsx';
import { useChanges } from './useChanges.ts';

/** An original begins an item's history; it is no change to filter by. */
const ACTIONS = Object.values(ChangeAction).filter((action) => action !== ChangeAction.original);

export interface RecentChangesDialogProps {
  onClose: () => void;
}

export function RecentChangesDialog({ onClose }: RecentChangesDialogProps) {
  const [action, setAction] = useState<ChangeAction | undefined>();
  const filter = action === undefined ? {} : { action };
  const query = useChanges(filter);
  const [message, setMessage] = useState<string | null>(null);
  const { changes, total } = query;
  const groups = useMemo(() => groupChanges(changes ?? []), [changes]);
  return (
    <Dialog
      open
      layout="wide"
      onOpenChange={onClose}
      title="Recent changes"
      description="The newest first. What was deleted can be restored for 30 days, and an import can be undone as a whole."
    >
      <div className="dense mb-4 flex flex-wrap items-center gap-3">
        <div className="w-48">
          <Select
            aria-label="Which changes"
            value={action ?? ''}
            onChange={(event) => setAction(ACTIONS.find((one) => one === event.target.value))}
          >
            <option value="">All changes</option>
            {ACTIONS.map((one) => (
              <option key={one} value={one}>
                {DEEDS[one]}
              </option>
            ))}
          </Select>
        </div>
        {changes !== undefined && <span className="figures text-soft">{told(total)}</span>}
      </div>
      <ChangeListFrame
        query={query}
        message={message}
        label="Changes"
        empty={
          action === undefined ? (
            <EmptyState title="Nothing was changed yet.">
              From the first change on, everything is kept here.
            </EmptyState>
          ) : (
            <EmptyState title="No changes of this kind." />
          )
        }
      >
        {groups.map((group) => (
          <GroupEntry
            key={group.id}
            group={group}
            count={query.countOf(group.revision) ?? group.changes.length}
            filter={filter}
            onRestored={setMessage}
          />
        ))}
      </ChangeListFrame>
    </Dialog>
  );
}

function told(total: number): string {
  return `${figure(total)} ${total === 1 ? 'change' : 'changes'}`;
}
