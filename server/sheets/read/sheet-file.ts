import type { RowError, RowNote, SheetEncoding } from '#openapi/generated/model.ts';
import { SheetError, tooManyColumns, tooManyRows, tooMuchText } from './sheet-error.ts';
import {
  LAST_ROW,
  MAX_CELL_CHARACTERS,
  MAX_COLUMN_NAME_CHARACTERS,
  MAX_SHEET_BYTES,
  MAX_SHEET_COLUMNS,
  MAX_SHEET_ROWS,
} from './sheet-limits.ts';

/** A row of the file. `rowNumber` is the one that a spreadsheet shows at its left edge (the first is 1). */
export interface SheetRow {
  rowNumber: number;
  cells: string[];
  /** A filter or a person hid the row in the workbook. */
  isHidden?: boolean;
  /** One of its cells may be the rest of the cell before it: "Shake it, and strain" without quotation marks. */
  mayBeShifted?: boolean;
  /** Why the row is left out. */
  refusal?: Omit<RowError, 'row'>;
}

/** Holds the rows of one worksheet or of a text file that are not blank. */
export interface SheetFile {
  rows: SheetRow[];
  /** Null for a text file. */
  worksheet: string | null;
  worksheets: string[];
  encoding: SheetEncoding | null;
  notes: RowNote[];
}

/** Title rows may stand above the header. The limit on rows counts those below it. */
export const MAX_ROWS_ABOVE_HEADER = 20;

/** Makes a remark on a row, or on one of its fields. A remark on row 0 is one on the sheet. */
export function noteOn(row: number, message: string, field = ''): RowNote {
  return { row, field, message };
}

const NAMED = 5;

/** Lists the first of some names, for a remark. */
export function namesOf(all: readonly string[]): string {
  const named = all.slice(0, NAMED).map((name) => `"${name}"`);
  return named.join(', ') + (all.length > NAMED ? ` and ${all.length - NAMED} more` : '');
}

/** Matches a blank cell, and one of the line that Markdown and plain text draw below a header. */
const RULE = /^\s*(?::?[-=_]{3,}:?\s*)?$/;

/** Takes the rows of a file one after the other, leaves blank ones out, and holds the limits on rows and texts. */
export class RowCollector {
  readonly rows: SheetRow[] = [];
  #characters = 0;

  /** Adds a row. Throws a SheetError when the sheet has become too large. */
  add(whole: SheetRow): void {
    if (whole.rowNumber > LAST_ROW) throw tooManyRows();
    const row = narrow(whole, this.rows.length === 0);
    if (!row.refusal && row.cells.every((cell) => RULE.test(cell))) return;
    if (this.rows.length > MAX_SHEET_ROWS + MAX_ROWS_ABOVE_HEADER) throw tooManyRows();
    // A workbook stores a long text once and shows it in every row.
    for (const cell of row.cells) this.#characters += cell.length + 1;
    if (this.#characters > MAX_SHEET_BYTES) throw tooMuchText();
    this.rows.push(row);
  }
}

/**
 * Cuts a row that is wider than a sheet may be, since each of its cells would be asked what it means. Blank cells at its end do not count.
 * @throws SheetError 400 when it is the first row, which usually names the columns
 */
function narrow(row: SheetRow, isFirst: boolean): SheetRow {
  if (row.cells.length <= MAX_SHEET_COLUMNS) return row;
  const width = row.cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  const cells = row.cells.slice(0, MAX_SHEET_COLUMNS);
  if (width <= MAX_SHEET_COLUMNS) return { ...row, cells };
  if (isFirst) throw tooManyColumns(width);
  const why = `This row has ${width} cells, and a sheet may have at most ${MAX_SHEET_COLUMNS} columns; quote the cells that hold a separator`;
  return { ...row, cells, refusal: unreadable(why) };
}

/** Says why a row cannot be read. */
export function unreadable(message: string): NonNullable<SheetRow['refusal']> {
  return { code: 'unreadable', field: '', message };
}

/** Returns why a row is left out, if it is. `header` tells how many columns a row may have. */
export function refusalOf({ cells, refusal }: SheetRow, header: readonly string[]): SheetRow['refusal'] {
  if (refusal) return refusal;
  const long = cells.findIndex((cell) => cell.length > MAX_CELL_CHARACTERS);
  const tooLong = 'This cell is too long to be part of a recipe';
  if (long >= 0) return { code: 'maxLength', field: header[long] ?? '', message: tooLong };
  const message = 'This row has more cells than the header; quote the cells that hold a separator';
  return cells.slice(header.length).some((cell) => cell.trim() !== '') ? unreadable(message) : undefined;
}

/** Returns 'A' for 0 and 'AA' for 26. */
function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

/**
 * Returns the names of the columns. A column without a name is called by its letter if it holds something, and is left out otherwise.
 * @param header Null when the sheet has none.
 * @throws SheetError 400 for a name that is too long to be one
 */
export function columnNames(header: readonly string[] | null, body: readonly SheetRow[]): string[] {
  const filled: boolean[] = [];
  for (const { cells } of body) for (const [at, cell] of cells.entries()) if (cell.trim()) filled[at] = true;
  const names = (header ?? []).map((cell) => cell.trim().replace(/\s*[\r\n]+\s*/g, ' '));
  const width = header ? names.length : filled.length;
  const all = Array.from({ length: width }, (_, at) => {
    const name = names[at] ?? '';
    return name === '' && filled[at] ? `Column ${columnLetters(at)}` : name;
  });
  while (all.at(-1) === '') all.pop();
  const long = all.find((name) => name.length > MAX_COLUMN_NAME_CHARACTERS);
  if (long)
    throw new SheetError(
      `The first row must name the columns; '${long.slice(0, 40)}…' is too long for a name.`,
    );
  return all;
}
