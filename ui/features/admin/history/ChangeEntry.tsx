import type { Change, ChangeAction } from '#openapi/generated/model.ts';
import { useNow } from '#ui/lib/browser/useNow.ts';
import { Disclosure } from '../Disclosure.tsx';
import { resourceOf } from '../resources/resources.ts';
import { changedFields, Differences } from './Differences.tsx';
import { exactMoment, momentWords } from './moment-words.ts';
import { RestoreButton } from './RestoreButton.tsx';
import { UndoButton } from './UndoButton.tsx';

export const DEEDS: Record<ChangeAction, string> = {
  created: 'Added',
  updated: 'Changed',
  deleted: 'Deleted',
  restored: 'Restored',
  original: 'Original',
};

interface ChangeEntryProps {
  change: Change;
  /** What can be done: make the item as after the change, make it as before the change, or undo the whole revision. */
  offers: 'after' | 'before' | 'undo';
  isCurrent?: boolean;
}

/** One change of one item, with what differs and the way back. */
export function ChangeEntry({ change, offers, isCurrent = false }: ChangeEntryProps) {
  const { action, at, importedFrom, isUndone, itemName, before, after, revision } = change;
  const { nouns } = resourceOf(change.resource);
  const isOfOneItem = offers === 'after';
  const isOriginal = action === 'original';
  const fields = before !== null && after !== null ? changedFields(change) : '';
  const of = `${itemName}, ${exactMoment(at)}`;
  return (
    <li className="grid gap-2 border-t border-hairline py-3 first:border-t-0">
      <div>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold">{DEEDS[action]}</span>
          {!isOfOneItem && (
            <>
              <bdi className="min-w-0 break-words">{itemName}</bdi>
              <span className="text-soft">{nouns.singular}</span>
            </>
          )}
          {isOfOneItem && importedFrom !== null && <span className="text-soft">by an import</span>}
          {isCurrent && <span className="text-success">The version now</span>}
        </p>
        {isOriginal ? <p className="text-soft">As it was before its first change</p> : <Moment at={at} />}
        {fields !== '' && <p className="text-soft">{fields}</p>}
      </div>
      <Disclosure
        label={before === null || after === null ? 'What it says' : 'Show the differences'}
        of={`${DEEDS[action]} ${of}`}
      >
        <Differences change={change} />
      </Disclosure>
      {offers === 'undo' && action !== 'deleted' ? (
        <UndoButton revision={revision} what="change" of={of} isUndone={isUndone} />
      ) : (
        <WayBack {...{ change, offers, isCurrent }} />
      )}
    </li>
  );
}

function WayBack({ change, offers, isCurrent = false }: ChangeEntryProps) {
  const { action, itemName, before, isRestorable } = change;
  if (action === 'deleted') {
    const question = `“${itemName}” comes back to the site, as it was before it was deleted.`;
    return isRestorable && <RestoreButton {...{ change, question }} label="Restore" state="before" />;
  }
  if (offers === 'after') {
    const version = action === 'original' ? 'it was before its first change' : 'this change left it';
    const question = `“${itemName}” becomes as ${version}. What it is now stays in the history.`;
    return (
      !isCurrent && <RestoreButton {...{ change, question }} label="Restore this version" state="after" />
    );
  }
  const question = `“${itemName}” becomes as it was before this change, and later changes of it go with it. They stay in the history.`;
  return (
    before !== null && (
      <RestoreButton {...{ change, question }} label="Undo this change" confirmLabel="Undo" state="before" />
    )
  );
}

export function Moment({ at }: { at: string }) {
  const now = useNow();
  return (
    <p className="figures text-soft">
      <time dateTime={at}>
        {momentWords(at, now)} · {exactMoment(at)}
      </time>
    </p>
  );
}
