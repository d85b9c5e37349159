import { counted } from '#ui/lib/words/figure.ts';
import { FirstNames } from '../FirstNames.tsx';
import { ChangeEntry, DEEDS, Disclosure, Moment } from './ChangeEntry.tsx';
import { ChangeListFrame } from './ChangeListFrame.tsx';
import { exactMoment } from './moment-words.ts';
import { UndoRevision } from './UndoRevision.tsx';
import { useChanges, type ChangeFilter } from './useChanges.ts';
import type { Change } from '#openapi/generated/model.ts';

const SHOWN_NAMES = 3;

interface GroupEntryProps {
  group: ChangeGroup;
  count: number;
  filter: ChangeFilter;
  onRestored: (words: string) => void;
}

/** Changes that were made together: an import, its undoing, an order of the home page. A single one stands for itself. */
export function GroupEntry({ group, count, filter, onRestored }: GroupEntryProps) {
  const { importedFrom, revision, changes } = group;
  const [newest] = changes;
  if (!newest) return null;
  // Such a filter may show one of many that were changed together, which an undo of the revision would take back as well.
  const isPart = 'name' in filter || 'action' in filter || 'resource' in filter;
  if (importedFrom === null && changes.length === 1) {
    return <ChangeEntry change={newest} offers={isPart ? 'changes' : 'undo'} onRestored={onRestored} />;
  }
  const names = changes.slice(0, SHOWN_NAMES).map(({ itemName }) => itemName);
  const items = counted(count, 'item');
  const isOneDeed = changes.every(({ action }) => action === newest.action);
  const deed = isOneDeed ? DEEDS[newest.action] : 'Changed together';
  const moment = exactMoment(newest.at);
  const of = `${items}, ${moment}`;
  return (
    <li className="grid gap-2 border-t border-hairline py-3 first:border-t-0">
      <div>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold break-words">
            {importedFrom === null ? deed : `Imported from ${importedFrom}`}
          </span>
          <span className="figures">{items}</span>
        </p>
        <Moment change={newest} />
        <FirstNames names={names} count={count} />
      </div>
      <Disclosure label="Show the items" of={of}>
        {count > changes.length ? (
          <AllItems filter={{ ...filter, revision }} onRestored={onRestored} />
        ) : (
          <ol className="border-l border-hairline pl-4">
            {changes.map((change) => (
              <ChangeEntry key={change.id} change={change} offers="changes" onRestored={onRestored} />
            ))}
          </ol>
        )}
      </Disclosure>
      <UndoRevision
        revision={revision}
        what={importedFrom === null ? 'change' : 'import'}
        of={isPart ? `all of it, ${moment}` : of}
        isUndone={changes.every(({ isUndone }) => isUndone)}
      />
    </li>
  );
}

function AllItems({ filter, onRestored }: Pick<GroupEntryProps, 'filter' | 'onRestored'>) {
  const { changes, query } = useChanges(filter);
  return (
    <div className="border-l border-hairline pl-4">
      <ChangeListFrame
        query={query}
        count={changes?.length}
        message={null}
        label="Items"
        more="Show more items"
        empty={null}
      >
        {changes?.map((change) => (
          <ChangeEntry key={change.id} change={change} offers="changes" onRestored={onRestored} />
        ))}
      </ChangeListFrame>
    </div>
  );
}

export interface ChangeGroup {
  id: string;
  revision: number;
  importedFrom: string | null;
  changes: Change[];
}

/** `changes` are the newest first. */
export function groupChanges(changes: readonly Change[]): ChangeGroup[] {
  const groups: ChangeGroup[] = [];
  for (const change of changes) {
    const last = groups.at(-1);
    const { id, revision, importedFrom } = change;
    if (last?.revision === revision) last.changes.push(change);
    else groups.push({ id, revision, importedFrom, changes: [change] });
  }
  return groups;
}
