import { useState, type ReactNode } from 'react';
import type { Change, ChangeAction } from '#openapi/generated/model.ts';
import { ChevronDownIcon } from '#ui/components/icons.tsx';
import { useNow } from '#ui/lib/browser/useNow.ts';
import { ConfirmAction } from '../ConfirmQuestion.tsx';
import { changedFields, Differences } from './Differences.tsx';
import { exactMoment, momentWords } from './moment-words.ts';
import { resourceOf } from '../resources/resources.ts';
import { Failure } from '../session/write-failure.tsx';
import { UndoRevision } from './UndoRevision.tsx';
import { restoredWords, useRestore } from './useRestore.ts';

export const DEEDS: Record<ChangeAction, string> = {
  created: 'Added',
  updated: 'Changed',
  deleted: 'Deleted',
  restored: 'Restored',
  original: 'Original',
};

interface ChangeEntryProps {
  change: Change;
  /** `versions` offers the item after the change, `changes` the one before it, `undo` to undo this change alone. */
  offers: 'versions' | 'changes' | 'undo';
  isCurrent?: boolean;
  onRestored: (words: string) => void;
}

export function ChangeEntry({ change, offers, isCurrent = false, onRestored }: ChangeEntryProps) {
  const { action, at, importedFrom, isUndone, itemName, before, after, revision } = change;
  const { nouns } = resourceOf(change.resource);
  const restore = useRestore(change, (made) => onRestored(restoredWords(made)));
  const isOriginal = action === 'original';
  const isFirst = before === null && (action === 'created' || isOriginal);
  const fields = before !== null && after !== null ? changedFields(change) : '';
  const back = wayBack(change, offers, isCurrent);
  return (
    <li className="grid gap-2 border-t border-hairline py-3 first:border-t-0">
      <div>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold">{DEEDS[action]}</span>
          {offers !== 'versions' && (
            <>
              <bdi className="min-w-0 break-words">{itemName}</bdi>
              <span className="text-soft">{nouns.singular}</span>
            </>
          )}
          {offers === 'versions' && importedFrom !== null && <span className="text-soft">by an import</span>}
          {isCurrent && <span className="text-success">The version now</span>}
        </p>
        {isOriginal ? (
          <p className="text-soft">As it was before its first change</p>
        ) : (
          <Moment change={change} />
        )}
        {fields !== '' && <p className="text-soft">{fields}</p>}
      </div>
      <Disclosure
        label={isFirst || after === null ? 'What it says' : 'Show the differences'}
        of={`${DEEDS[action]} ${itemName}, ${exactMoment(at)}`}
      >
        <Differences change={change} />
      </Disclosure>
      {back !== null && (
        <div>
          <ConfirmAction
            label={back.label}
            of={`${itemName}, ${exactMoment(at)}`}
            question={back.question}
            confirmLabel={back.confirmLabel}
            busy={restore.isPending}
            onConfirm={() => restore.mutate({ id: change.id, params: { state: back.state } })}
          />
        </div>
      )}
      {offers === 'undo' && action !== 'deleted' && (
        <UndoRevision
          revision={revision}
          what="change"
          of={`${itemName}, ${exactMoment(at)}`}
          isUndone={isUndone}
        />
      )}
      <Failure error={restore.error} />
    </li>
  );
}

function wayBack({ action, itemName, before, isRestorable }: Change, offers: string, isCurrent: boolean) {
  if (action === 'deleted') {
    if (!isRestorable) return null;
    const question = `“${itemName}” comes back to the site, as it was before it was deleted.`;
    return { label: 'Restore', confirmLabel: 'Restore', question, state: 'before' } as const;
  }
  if (offers === 'versions') {
    if (isCurrent) return null;
    const version = action === 'original' ? 'it was before its first change' : 'this change left it';
    const question = `“${itemName}” becomes as ${version}. What it is now stays in the history.`;
    return { label: 'Restore this version', confirmLabel: 'Restore', question, state: 'after' } as const;
  }
  if (before === null || offers === 'undo') return null;
  const question = `“${itemName}” becomes as it was before this change, and later changes of it go with it. They stay in the history.`;
  return { label: 'Undo this change', confirmLabel: 'Undo', question, state: 'before' } as const;
}

export function Moment({ change: { at } }: { change: Change }) {
  const now = useNow();
  return (
    <p className="figures text-soft">
      <time dateTime={at}>
        {momentWords(at, now)} · {exactMoment(at)}
      </time>
    </p>
  );
}

export function Disclosure({ label, of, children }: { label: string; of: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-6 cursor-pointer list-none items-center gap-1 text-accent underline decoration-1 underline-offset-4 hover:decoration-2 [&::-webkit-details-marker]:hidden">
        {label}
        <span className="sr-only">: {of}</span>
        <ChevronDownIcon
          width="0.9em"
          height="0.9em"
          className={`transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </summary>
      {isOpen && <div className="mt-2">{children}</div>}
    </details>
  );
}
