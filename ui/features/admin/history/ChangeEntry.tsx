import type { Change, ChangeAction } from '#openapi/generated/model.ts';
import { useNow } from '#ui/hooks/useNow.ts';
import { formatAge, formatMoment } from '#ui/lib/dates/moments.ts';
import { formatCount, formatNumber } from '#ui/lib/words/format-count.ts';
import { resourceByName } from '../resources/resource-definitions.ts';
import { Differences, Disclosure } from './Differences.tsx';
import { changedLabels } from './field-differences.ts';
import { RestoreButton, UndoButton } from './RestoreButton.tsx';
import type { ChangeGroup } from './useChanges.ts';

export const ACTION_LABELS: Record<ChangeAction, string> = {
  created: 'Added',
  updated: 'Changed',
  deleted: 'Deleted',
  restored: 'Restored',
  original: 'Original',
};
const SHOWN_NAMES = 3;

interface ChangeEntryProps {
  group: ChangeGroup;
  /** True in the history of one item, where each change is a version that can be restored. */
  isVersion: boolean;
}

/** Shows one revision, such as an import or a single change. */
export function ChangeEntry({ group, isVersion }: ChangeEntryProps) {
  const now = useNow();
  const { changes, count } = group;
  const [first] = changes;
  const { action, at, importedFrom, itemName } = first;
  const moment = formatMoment(at);
  const isOne = count === 1;
  let label = changes.every((each) => each.action === action) ? ACTION_LABELS[action] : 'Changed together';
  if (importedFrom !== null) label = `Imported from ${importedFrom}`;
  const what = isOne ? itemName : formatCount(count, 'item');
  const fields = changedLabels(first);
  const fieldsLabel = fields === '' ? 'Show the fields' : 'Show the differences';
  return (
    <li className="grid gap-2 border-t border-hairline py-3 first:border-t-0">
      <div>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="min-w-0 font-semibold break-words">{label}</span>
          {!isOne && <span className="figures">{what}</span>}
          {isOne && !isVersion && <ItemName change={first} />}
          {isVersion && first.isCurrent && <span className="text-success">The current version</span>}
        </p>
        <p className="figures text-soft">
          {action === 'original' ? (
            'As it was before its first change'
          ) : (
            <time dateTime={at}>
              {formatAge(at, now)} · {moment}
            </time>
          )}
        </p>
        <p className="text-soft">{isOne ? fields : firstNames(group)}</p>
      </div>
      <Disclosure label={isOne ? fieldsLabel : 'Show the items'} about={`${label} ${what}, ${moment}`}>
        {isOne ? <Differences change={first} /> : <GroupItems {...group} />}
      </Disclosure>
      <UndoOrRestore group={group} isVersion={isVersion} what={`${what}, ${moment}`} />
    </li>
  );
}

/** Returns 'Negroni, Mojito, Gimlet and 9 more', for example. */
function firstNames({ changes, count }: ChangeGroup): string {
  const names = changes.slice(0, SHOWN_NAMES).map(({ itemName }) => itemName);
  const more = count > SHOWN_NAMES ? ` and ${formatNumber(count - SHOWN_NAMES)} more` : '';
  return names.join(', ') + more;
}

function ItemName({ change: { itemName, resource } }: { change: Change }) {
  return (
    <>
      <bdi className="min-w-0 break-words">{itemName}</bdi>
      <span className="text-soft">{resourceByName(resource).nouns.singular}</span>
    </>
  );
}

function GroupItems({ changes, count }: ChangeGroup) {
  return (
    <>
      <ol aria-label="Items" className="grid gap-4">
        {changes.map((change) => (
          <li key={change.id} className="grid gap-2">
            <p className="flex flex-wrap gap-x-2">
              {ACTION_LABELS[change.action]} <ItemName change={change} />
            </p>
            <Differences change={change} />
            <RestoreButton change={change} state="before" />
          </li>
        ))}
      </ol>
      {count > changes.length && (
        <p className="mt-2 text-soft">
          {formatNumber(count - changes.length)} more. Search for a name above to find them.
        </p>
      )}
    </>
  );
}

function UndoOrRestore({ group: { changes, count }, isVersion, what }: ChangeEntryProps & { what: string }) {
  const [first] = changes;
  const isImport = first.importedFrom !== null;
  if (isVersion) return <RestoreButton change={first} state="after" />;
  if (count === 1 && first.action === 'deleted') return <RestoreButton change={first} state="before" />;
  if (changes.every(({ isUndone }) => isUndone))
    return <p className="text-soft">This {isImport ? 'import' : 'change'} was undone.</p>;
  return <UndoButton revision={first.revision} isImport={isImport} about={what} />;
}
