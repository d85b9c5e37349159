import { useMemo } from 'react';
import { tellingWords } from '#openapi/names/filler-words.ts';
import { foldWords } from '#openapi/names/fold-text.ts';
import type { AdminResource, Item } from '../resources/resource.ts';
import { SmallButton } from '../parts/SmallButton.tsx';

interface DuplicatesHintProps {
  resource: AdminResource;
  items: readonly Item[];
  onReplace: (gone: Item, kept: Item) => void;
}

export function DuplicatesHint({ resource: { nouns, row }, items, onReplace }: DuplicatesHintProps) {
  const pairs = useMemo(() => likelyDuplicates(items, (item) => row(item).title), [items, row]);
  if (pairs.length === 0) return null;
  return (
    <details className="mb-4 border-y border-hairline">
      <summary className="cursor-pointer py-2.5 font-semibold">
        {pairs.length === 1 ? '2 of these' : 'Some of these'} {nouns.plural} may be the same
      </summary>
      <ul className="pb-2">
        {pairs.map(([kept, gone]) => (
          <li key={gone.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1 pl-2">
            <span className="min-w-0 flex-1 break-words">
              {row(kept).title} · {row(gone).title}
            </span>
            <SmallButton
              aria-haspopup="dialog"
              aria-label={`Replace ${row(gone).title} with ${row(kept).title}`}
              onClick={() => onReplace(gone, kept)}
            >
              Replace with…
            </SmallButton>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Returns the same key for names that differ only in case, accents, plural, order or words that tell nothing. */
function looseName(name: string): string {
  // People also write 'leave' for one of the leaves.
  const words = foldWords(name).map((word) => (word === 'leave' ? 'leaf' : word));
  return [...tellingWords(words.filter((word) => word !== 'glass'))].sort().join(' ');
}

/** Returns the items whose names probably mean the same as an earlier item's, such as 'Mint leaf' and 'Mint leaves'. */
export function likelyDuplicates<One>(items: readonly One[], nameOf: (item: One) => string): [One, One][] {
  const first = new Map<string, One>();
  const pairs: [One, One][] = [];
  for (const item of items) {
    const key = looseName(nameOf(item));
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, item);
    else pairs.push([earlier, item]);
  }
  return pairs;
}
