import { SheetError } from '../read/sheet-error.ts';
import type { SheetRow } from '../read/sheet-rows.ts';
import { MAX_COLUMN_NAME_CHARACTERS } from '../read/sheet-limits.ts';

/** Returns 'A' for 0 and 'AA' for 26. */
function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

/**
 * Returns the names of the columns. A filled column without a name is called by its letter, as in "Column C".
 * @param header Null when the sheet has none.
 * @throws SheetError for a name that is too long to be one
 */
export function columnNames(header: readonly string[] | null, body: readonly SheetRow[]): string[] {
  const filled: boolean[] = [];
  for (const { cells } of body)
    for (const [index, cell] of cells.entries()) if (cell.trim()) filled[index] = true;
  const names = (header ?? []).map((cell) => cell.trim().replace(/\s*[\r\n]+\s*/g, ' '));
  const width = header ? names.length : filled.length;
  const all = Array.from({ length: width }, (_, index) => {
    const name = names[index] ?? '';
    return name === '' && filled[index] ? `Column ${columnLetters(index)}` : name;
  });
  while (all.at(-1) === '') all.pop();
  const long = all.find((name) => name.length > MAX_COLUMN_NAME_CHARACTERS);
  if (long)
    throw new SheetError(
      `The first row must name the columns; '${long.slice(0, 40)}…' is too long for a name.`,
    );
  return all;
}
