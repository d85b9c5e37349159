import type { RowError, RowNote, SheetEncoding } from '#openapi/generated/model.ts';
import { MAX_SHEET_BYTES } from '#openapi/generated/limits.ts';
import { tooManyColumnsError, tooManyRowsError, tooMuchTextError } from './sheet-error.ts';
import { LAST_ROW, MAX_ROWS_ABOVE_HEADER, MAX_SHEET_COLUMNS, MAX_SHEET_ROWS } from './sheet-limits.ts';

/** A row of the file. `rowNumber` is the number at the left edge of a spreadsheet, from 1. */
export interface SheetRow {
  rowNumber: number;
  cells: string[];
  /** A filter or a person hid the row in the workbook. */
  isHidden?: boolean;
  /** A cell may continue the cell before it: "Shake it, and strain" without quotation marks. */
  mayBeShifted?: boolean;
  /** Why the row is left out. */
  error?: Omit<RowError, 'row'>;
}

/** The rows of a worksheet or text file that are not blank. */
export interface SheetFile {
  rows: SheetRow[];
  /** Null for a text file. */
  worksheet: string | null;
  worksheets: string[];
  encoding: SheetEncoding | null;
  notes: RowNote[];
}

/** Row 0 means the whole sheet. */
export function noteOn(row: number, message: string, field = ''): RowNote {
  return { row, field, message };
}

/** Returns the trimmed texts of the cells that are not blank. */
export const filledCells = (cells: readonly string[]): string[] =>
  cells.map((cell) => cell.trim()).filter(Boolean);

const MAX_QUOTED_NAMES = 5;

export function quotedNames(names: readonly string[]): string {
  const listed = names.slice(0, MAX_QUOTED_NAMES).map((name) => `"${name}"`);
  const more = names.length - MAX_QUOTED_NAMES;
  return listed.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** Matches a blank cell, and the line that Markdown and plain text draw below a header. */
const RULE = /^\s*(?::?[-=_]{3,}:?\s*)?$/;

/** Collects the rows of a file, skips blank ones, and enforces the limits on rows and text. */
export class RowCollector {
  readonly rows: SheetRow[] = [];
  #characters = 0;

  /** Adds a row. Throws a SheetError when the sheet has become too large. */
  add(fullRow: SheetRow): void {
    if (fullRow.rowNumber > LAST_ROW) throw tooManyRowsError();
    const row = narrow(fullRow, this.rows.length === 0);
    if (!row.error && row.cells.every((cell) => RULE.test(cell))) return;
    if (this.rows.length > MAX_SHEET_ROWS + MAX_ROWS_ABOVE_HEADER) throw tooManyRowsError();
    // A small workbook may repeat one long text in every row, so all texts are counted.
    for (const cell of row.cells) this.#characters += cell.length + 1;
    if (this.#characters > MAX_SHEET_BYTES) throw tooMuchTextError();
    this.rows.push(row);
  }
}

/**
 * Cuts a row that is wider than a sheet may be, since every cell is examined. Blank cells at its end do not
 * count.
 * @throws SheetError when it is the first row, which usually names the columns
 */
function narrow(row: SheetRow, isFirst: boolean): SheetRow {
  if (row.cells.length <= MAX_SHEET_COLUMNS) return row;
  const width = row.cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  const cells = row.cells.slice(0, MAX_SHEET_COLUMNS);
  if (width <= MAX_SHEET_COLUMNS) return { ...row, cells };
  if (isFirst) throw tooManyColumnsError(width);
  const why = `This row has ${width} cells, and a sheet may have at most ${MAX_SHEET_COLUMNS} columns; quote the cells that hold a separator`;
  return { ...row, cells, error: unreadable(why) };
}

export function unreadable(message: string): NonNullable<SheetRow['error']> {
  return { code: 'unreadable', field: '', message };
}
