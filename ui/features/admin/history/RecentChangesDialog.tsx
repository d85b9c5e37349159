import { useMemo, useState } from 'react';
import { ChangeAction, type ResourceName } from '#openapi/generated/model/index.ts';
import { Dialog } from '#ui/components/Dialog.tsx';
import { EmptyState } from '#ui/components/EmptyState.tsx';
import { Select } from '#ui/components/Select.tsx';
import { TextInput } from '#ui/components/TextInput.tsx';
import { useGetSite } from '#ui/api/generated/site/site.ts';
import { figure } from '#ui/lib/words/figure.ts';
import { momentOf } from '#ui/lib/zoned-time.ts';
import { resources } from '../resources/resources.ts';
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
  const { timeZone = 'UTC' } = useGetSite().data ?? {};
  const [action, setAction] = useState<ChangeAction | undefined>();
  const [resource, setResource] = useState<ResourceName | undefined>();
  const [day, setDay] = useState('');
  const filter = {
    ...(action && { action }),
    ...(resource && { resource }),
    ...(day && {
      since: momentOf(timeZone, `${day}T00:00`),
      until: momentOf(timeZone, `${followingDay(day)}T00:00`),
    }),
  };
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
        <div className="w-48">
          <Select
            aria-label="Of which list"
            value={resource ?? ''}
            onChange={({ target }) => setResource(resources.find(({ name }) => name === target.value)?.name)}
          >
            <option value="">All lists</option>
            {resources.map(({ name, tabLabel }) => (
              <option key={name} value={name}>
                {tabLabel}
              </option>
            ))}
          </Select>
        </div>
        <div className="w-40">
          <TextInput
            type="date"
            aria-label="On which day"
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        </div>
        {changes !== undefined && <span className="figures text-soft">{told(total)}</span>}
      </div>
      <ChangeListFrame
        query={query}
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

function followingDay(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
