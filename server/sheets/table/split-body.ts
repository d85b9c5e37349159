import { foldText } from '#openapi/text/fold-text.ts';
import { knownFieldsIn, splitUnit } from '../cells/read-column-name.ts';
import { volumeNamed } from '../cells/amounts.ts';
import { filledCells, noteOn, type SheetRow, unreadable } from '../read/sheet-rows.ts';

/** Most names of columns are at most this long. */
export const MAX_HEADER_CHARACTERS = 40;

/** Returns the rows up to another table, without repeated headers. */
export function splitBody(rows: readonly SheetRow[], header: SheetRow | undefined) {
  if (!header) return { body: [...rows], rowsOfOtherTables: [], notes: [] };
  const names = foldedRow(header.cells);
  const [first] = names.split('\n');
  const isHeader = ({ cells }: SheetRow): boolean =>
    foldText(filledCells(cells)[0] ?? '') === first && foldedRow(cells) === names;
  const end = endOfTable(rows, isHeader);
  const why = `Another table begins in row ${rows[end]?.rowNumber}, with other columns. Import it as a file of its own`;
  const above = rows.slice(0, end);
  return {
    body: above.filter((row) => !isHeader(row)),
    rowsOfOtherTables: rows.slice(end).map((row) => ({ ...row, error: unreadable(why) })),
    notes: above
      .filter(isHeader)
      .map(({ rowNumber }) => noteOn(rowNumber, 'The names of the columns stand here again')),
  };
}

/** Returns the index of the first row of another table, or the number of rows. */
function endOfTable(rows: readonly SheetRow[], isHeader: (row: SheetRow) => boolean): number {
  /** The columns with a number in every row so far. */
  let amountsAt: number[] | undefined;
  for (const [index, row] of rows.entries()) {
    if (isHeader(row)) continue;
    const filled = filledCells(row.cells);
    if (isOtherHeader(filled) || (standsApart(row, rows[index - 1]) && endsAmounts(row, amountsAt ?? [])))
      return index;
    if (filled.length > 1)
      amountsAt = (amountsAt ?? [...row.cells.keys()]).filter((column) => /\d/.test(row.cells[column] ?? ''));
  }
  return rows.length;
}

/** Tells whether a blank row or a heading is above the row. */
function standsApart({ rowNumber }: SheetRow, before: SheetRow | undefined): boolean {
  return before !== undefined && (rowNumber > before.rowNumber + 1 || filledCells(before.cells).length === 1);
}

/** Tells whether a row has only short words, one known, below columns of amounts: "Syrup, Recipe, Yield". */
function endsAmounts({ cells }: SheetRow, amountsAt: readonly number[]): boolean {
  const filled = filledCells(cells);
  return (
    filled.length > 2 &&
    amountsAt.some((index) => cells[index]?.trim()) &&
    filled.every((cell) => cell.length <= MAX_HEADER_CHARACTERS / 2 && !/\d/.test(cell)) &&
    knownFieldsIn(filled).size > 0
  );
}

const foldedRow = (cells: readonly string[]): string => filledCells(cells).map(foldText).join('\n');

/** A cell may say "Cocktail" (a category) or "Base" (a spirit), but never one of these names. */
const NEVER_VALUES: readonly string[] = ['ingredients', 'instructions', 'glassware', 'amount'];
/** At least this fraction of the cells of another header are known names. */
const MIN_KNOWN = 0.4;

/** Tells whether a row is the header of another table: several short texts, at least two of them known. */
function isOtherHeader(filled: readonly string[]): boolean {
  if (filled.length < 2 || filled.some((cell) => cell.length > MAX_HEADER_CHARACTERS || /\d/.test(cell)))
    return false;
  const names = filled.filter((cell) => splitUnit(cell).unit === '' && volumeNamed(cell) === '');
  const meanings = [...knownFieldsIn(names)];
  const neverValues = meanings.filter((meaning) => NEVER_VALUES.includes(meaning));
  return meanings.length > 1 && neverValues.length > 0 && meanings.length >= filled.length * MIN_KNOWN;
}
