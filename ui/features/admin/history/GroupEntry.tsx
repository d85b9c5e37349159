import { counted, figure } from '#ui/lib/words/figure.ts';
import { Disclosure } from '../parts/Disclosure.tsx';
import { ChangeEntry, DEEDS, Moment } from './ChangeEntry.tsx';
import { exactMoment } from './moment-words.ts';
import { RestoreButton } from './RestoreButton.tsx';
import { UndoButton } from './UndoButton.tsx';
import type { ChangeGroup } from './useChanges.ts';

const SHOWN_NAMES = 3;

/** Shows changes that were made together, such as an import or a change of many items. A single change is shown alone. */
export function GroupEntry({ group: { changes, count } }: { group: ChangeGroup }) {
  const [first] = changes;
  const { action, at, importedFrom, revision, itemName } = first;
  const isImport = importedFrom !== null;
  const isOne = !isImport && changes.length === 1;
  const items = counted(count, 'item');
  const undo = (
    <UndoButton
      revision={revision}
      what={isImport ? 'import' : 'change'}
      of={`${isOne ? itemName : items}, ${exactMoment(at)}`}
      isUndone={changes.every(({ isUndone }) => isUndone)}
    />
  );
  if (isOne)
    return (
      <ChangeEntry change={first}>
        {action === 'deleted' ? <RestoreButton change={first} state="before" /> : undo}
      </ChangeEntry>
    );
  const deed = changes.every((change) => change.action === action) ? DEEDS[action] : 'Changed together';
  const more = count - SHOWN_NAMES;
  return (
    <li className="grid gap-2 border-t border-hairline py-3 first:border-t-0">
      <div>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold break-words">
            {isImport ? `Imported from ${importedFrom}` : deed}
          </span>
          <span className="figures">{items}</span>
        </p>
        <Moment at={at} />
        <p className="flex flex-wrap gap-x-3 text-soft">
          {changes.slice(0, SHOWN_NAMES).map(({ id, itemName }) => (
            <bdi key={id}>{itemName}</bdi>
          ))}
          {more > 0 && <span>and {figure(more)} more</span>}
        </p>
      </div>
      <Disclosure label="Show the items" of={`${items}, ${exactMoment(at)}`}>
        <ol aria-label="Items" className="border-l border-hairline pl-4">
          {changes.map((change) => (
            <ChangeEntry key={change.id} change={change}>
              <RestoreButton change={change} state="before" />
            </ChangeEntry>
          ))}
        </ol>
        {count > changes.length && (
          <p className="pl-4 text-soft">
            {figure(count - changes.length)} more. A name above finds any of them.
          </p>
        )}
      </Disclosure>
      {undo}
    </li>
  );
}
