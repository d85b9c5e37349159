import type { ReactNode } from 'react';
import type { Change, ChangeAction } from '#openapi/generated/model.ts';
import { useNow } from '#ui/lib/browser/useNow.ts';
import { Disclosure } from '../parts/Disclosure.tsx';
import { resourceOf } from '../resources/resources.ts';
import { changedFields, Differences } from './Differences.tsx';
import { exactMoment, momentWords } from './moment-words.ts';

export const DEEDS: Record<ChangeAction, string> = {
  created: 'Added',
  updated: 'Changed',
  deleted: 'Deleted',
  restored: 'Restored',
  original: 'Original',
};

interface ChangeEntryProps {
  change: Change;
  /** This is true in the history of one item, where the item need not be named. */
  isVersion?: boolean;
  isCurrent?: boolean;
  /** This is the button that takes the change back. */
  children: ReactNode;
}

/** Shows one change of one item, with its differences and the button that takes it back. */
export function ChangeEntry({ change, isVersion = false, isCurrent = false, children }: ChangeEntryProps) {
  const { action, at, importedFrom, itemName, before, after, resource } = change;
  const isWhole = before === null || after === null;
  return (
    <li className="grid gap-2 border-t border-hairline py-3 first:border-t-0">
      <div>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold">{DEEDS[action]}</span>
          {!isVersion && <bdi className="min-w-0 break-words">{itemName}</bdi>}
          {!isVersion && <span className="text-soft">{resourceOf(resource).nouns.singular}</span>}
          {isVersion && importedFrom !== null && <span className="text-soft">by an import</span>}
          {isCurrent && <span className="text-success">The version now</span>}
        </p>
        {action === 'original' ? (
          <p className="text-soft">As it was before its first change</p>
        ) : (
          <Moment at={at} />
        )}
        {!isWhole && <p className="text-soft">{changedFields(change)}</p>}
      </div>
      <Disclosure
        label={isWhole ? 'What it says' : 'Show the differences'}
        of={`${DEEDS[action]} ${itemName}, ${exactMoment(at)}`}
      >
        <Differences change={change} />
      </Disclosure>
      {children}
    </li>
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
