import type { Change } from '#openapi/generated/model.ts';
import { counted } from '#ui/lib/words/figure.ts';
import { Disclosure } from '../Disclosure.tsx';
import { FirstNames } from '../outcome/FirstNames.tsx';
import { ChangeEntry, DEEDS, Moment } from './ChangeEntry.tsx';
import { ChangeList } from './ChangeList.tsx';
import { exactMoment } from './moment-words.ts';
import { UndoButton } from './UndoButton.tsx';
import { useChanges, type ChangeFilter } from './useChanges.ts';

const SHOWN_NAMES = 3;

/** The changes of one revision, as far as they are read. */
export type ChangeGroup = [Change, ...Change[]];

interface GroupEntryProps {
  group: ChangeGroup;
  /** Of all changes of the revision that fit the filter. */
  count: number;
  filter: ChangeFilter;
}

/** Changes that were made together: an import, its undoing, an order of the home page. A single one stands for itself. */
export function GroupEntry({ group, count, filter }: GroupEntryProps) {
  const [{ action, at, importedFrom, revision }] = group;
  // Such a filter may show one of many that were changed together, which an undo of the revision would take back as well.
  const isPart = 'name' in filter || 'action' in filter || 'resource' in filter;
  if (importedFrom === null && group.length === 1)
    return <ChangeEntry change={group[0]} offers={isPart ? 'before' : 'undo'} />;
  const items = counted(count, 'item');
  const deed = group.every((change) => change.action === action) ? DEEDS[action] : 'Changed together';
  const moment = exactMoment(at);
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
        <Moment at={at} />
        <FirstNames items={group} count={count} most={SHOWN_NAMES} />
      </div>
      <Disclosure label="Show the items" of={of}>
        <GroupItems filter={{ ...filter, revision }} />
      </Disclosure>
      <UndoButton
        revision={revision}
        what={importedFrom === null ? 'change' : 'import'}
        of={isPart ? `all of it, ${moment}` : of}
        isUndone={group.every(({ isUndone }) => isUndone)}
      />
    </li>
  );
}

function GroupItems({ filter }: { filter: ChangeFilter }) {
  const changes = useChanges(filter);
  return (
    <div className="border-l border-hairline pl-4">
      <ChangeList changes={changes} label="Items" more="Show more items">
        {changes.all?.map((change) => (
          <ChangeEntry key={change.id} change={change} offers="before" />
        ))}
      </ChangeList>
    </div>
  );
}

/** `changes` are the newest first, so that those of a revision stand beside each other. */
export function groupChanges(changes: readonly Change[]): ChangeGroup[] {
  const groups: ChangeGroup[] = [];
  for (const change of changes) {
    const last = groups.at(-1);
    if (last?.[0].revision === change.revision) last.push(change);
    else groups.push([change]);
  }
  return groups;
}
