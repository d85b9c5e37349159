import type { Catalogue } from '../catalogue.ts';
import type { Item } from '../item.ts';

/** By date, the newest first, and those of one day by name. */
export function newestNotes({ collections }: Pick<Catalogue, 'collections'>): readonly Item[] {
  return collections.notes.sorted.toSorted((one, other) =>
    dateOf(one) < dateOf(other) ? 1 : dateOf(one) > dateOf(other) ? -1 : 0,
  );
}

function dateOf({ fields }: Item): string {
  return String(fields['date']);
}
