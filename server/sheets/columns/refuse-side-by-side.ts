import { SheetError } from '../read/sheet-error.ts';
import type { Columns } from './column-use.ts';

/** Throws a SheetError for tables side by side, each of which has a column for the names of its cocktails. */
export function refuseSideBySide(columns: Columns): void {
  const names = columns.filter(({ use }) => use?.field === 'name').map(({ name }) => name);
  if (names.length < 2 || new Set(names).size > 1) return;
  throw new SheetError(
    'Several tables stand side by side: more than one column has the names of the cocktails. Put the tables below each other.',
  );
}
