import { useMemo } from 'react';
import { likelyDuplicates } from '#ui/lib/words/likely-duplicates.ts';
import type { AdminItem, AdminResource } from '../resources/admin-resource.ts';
import { DialogButton } from '../parts/SmallButton.tsx';

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
