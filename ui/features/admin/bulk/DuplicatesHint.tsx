import { useMemo } from 'react';
import { Button } from '#ui/components/Button.tsx';
import type { AdminResource, Item } from '../resources/resource.ts';
import { likelyDuplicates } from './likely-duplicates.ts';

interface DuplicatesHintProps {
  resource: AdminResource;
  items: readonly Item[];
  /** The first stays, the other goes. */
  onReplace: (gone: Item, kept: Item) => void;
}

/** Offers to make one item of several whose names mean the same. */
export function DuplicatesHint({ resource: { nouns, row }, items, onReplace }: DuplicatesHintProps) {
  const pairs = useMemo(
    () =>
      likelyDuplicates(items, (item) => row(item).title).flatMap(([kept, ...others]) =>
        kept ? others.map((gone) => [kept, gone] as const) : [],
      ),
    [items, row],
  );
  if (pairs.length === 0) return null;
  return (
    <details className="mb-4 border-y border-hairline">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        {pairs.length === 1 ? '2 of these' : 'Some of these'} {nouns.plural} may be the same
      </summary>
      <ul className="pb-2">
        {pairs.map(([kept, gone]) => (
          <li key={gone.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1 pl-2">
            <span className="min-w-0 flex-1 break-words">
              {row(kept).title} · {row(gone).title}
            </span>
            <Button
              variant="quiet"
              size="sm"
              aria-haspopup="dialog"
              aria-label={`Replace ${row(gone).title} with ${row(kept).title}`}
              onClick={() => onReplace(gone, kept)}
            >
              Replace with…
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
