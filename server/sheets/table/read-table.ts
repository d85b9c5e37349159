import type { ImportInput } from '#openapi/generated/model.ts';
import { SheetError } from '../read/sheet-error.ts';
import { MAX_CELL_CHARACTERS, MAX_COLUMN_NAME_CHARACTERS } from '../read/sheet-limits.ts';
import { unreadable, type SheetRow } from '../read/sheet-rows.ts';
import { transposeDrinkColumns } from './drink-columns.ts';
import { findTable, type Table } from './find-table.ts';

/** The table of a sheet as it is read: the names of its columns, and a row for each drink or ingredient. */
export interface SheetTable extends Omit<Table, 'header' | 'body' | 'rowsOfOtherTables'> {
  names: string[];
  /** The columns with a name in the header, or all without a header. */
  named: ReadonlySet<number>;
  rows: SheetRow[];
  /** The rows that cannot be read, each with its error. */
  failed: SheetRow[];
  /** Each column of the file was a drink, so the table was transposed. */
  hasDrinkColumns: boolean;
  /** The table can be read in this way, so a request may choose it. */
  canHaveDrinkColumns: boolean;
}

/** Finds the table among the rows of a sheet. Throws a SheetError for rows that are not a table. */
export function readTable(
  sheetRows: readonly SheetRow[],
  { mapping = {}, layout, headerRow }: Pick<ImportInput, 'mapping' | 'layout' | 'headerRow'>,
): SheetTable {
  const mapped = new Set(Object.keys(mapping).map((column) => column.trim()));
  const found = findTable(sheetRows, headerRow, mapped);
  const transposed = transposeDrinkColumns(found, layout);
  const hasDrinkColumns =
    transposed !== null && (layout === 'drinkColumns' || (!layout && transposed.isSure));
  const { header, body, rowsOfOtherTables, ...table } = hasDrinkColumns ? transposed.table : found;
  const names = columnNames(header, body);
  const named = new Set([...names.keys()].filter((index) => !header || header[index]?.trim()));
  const rows: SheetRow[] = [];
  const failed: SheetRow[] = [];
  for (const row of body) {
    const error = errorOf(row, names);
    if (error) failed.push({ ...row, error });
    else rows.push(row);
  }
  failed.push(...rowsOfOtherTables);
  return { ...table, names, named, rows, failed, hasDrinkColumns, canHaveDrinkColumns: transposed !== null };
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

/** Returns 'A' for 0 and 'AA' for 26. */
function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

/** Returns why a row cannot be read. `header` tells how many columns a row may have. */
export function errorOf({ cells, error }: SheetRow, header: readonly string[]): SheetRow['error'] {
  if (error) return error;
  const long = cells.findIndex((cell) => cell.length > MAX_CELL_CHARACTERS);
  const tooLong = 'This cell is too long to be part of a recipe';
  if (long >= 0) return { code: 'maxLength', field: header[long] ?? '', message: tooLong };
  const message = 'This row has more cells than the header; quote the cells that hold a separator';
  return cells.slice(header.length).some((cell) => cell.trim() !== '') ? unreadable(message) : undefined;
}
