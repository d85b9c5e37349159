import { useMemo } from 'react';
import type { AdminItem, AdminResource } from '../resources/admin-resource.ts';
import { DialogButton } from '../parts/SmallButton.tsx';
import { tellingWords } from '#openapi/text/filler-words.ts';
import { foldWords } from '#openapi/text/fold-text.ts';

interface DuplicatesHintProps {
  resource: AdminResource;
  items: readonly AdminItem[];
  onReplace: (duplicate: AdminItem, replacement: AdminItem) => void;
}

export function DuplicatesHint({ resource: { nouns, summarise }, items, onReplace }: DuplicatesHintProps) {
  const pairs = useMemo(() => likelyDuplicates(items, (item) => summarise(item).title), [items, summarise]);
  if (pairs.length === 0) return null;
  return (
    <details className="mb-4 border-y border-hairline">
      <summary className="cursor-pointer py-2.5 font-semibold">
        {pairs.length === 1 ? '2 of these' : 'Some of these'} {nouns.plural} may be the same
      </summary>
      <ul className="pb-2">
        {pairs.map(([earlier, duplicate]) => (
          <li key={duplicate.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1 pl-2">
            <span className="min-w-0 flex-1 break-words">
              {summarise(earlier).title} · {summarise(duplicate).title}
            </span>
            <DialogButton
              aria-label={`Replace ${summarise(duplicate).title} with ${summarise(earlier).title}`}
              onClick={() => onReplace(duplicate, earlier)}
            >
              Replace with…
            </DialogButton>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Names get the same key if they differ only in case, accents, plural, word order or filler words. */
function looseName(name: string): string {
  // People also write 'leave' for one of the leaves.
  const words = foldWords(name).map((word) => (word === 'leave' ? 'leaf' : word));
  return [...tellingWords(words.filter((word) => word !== 'glass'))].sort().join(' ');
}

/** Pairs items with an earlier item that probably is the same, such as 'Mint leaf' and 'Mint leaves'. */
export function likelyDuplicates<T>(items: readonly T[], nameOf: (item: T) => string): [T, T][] {
  const first = new Map<string, T>();
  const pairs: [T, T][] = [];
  for (const item of items) {
    const key = looseName(nameOf(item));
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, item);
    else pairs.push([earlier, item]);
  }
  return pairs;
}
