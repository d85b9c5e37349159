import { MAX_ROWS_ABOVE_HEADER } from '../layouts/find-header.ts';
import { chooseLayout } from '../layouts/choose-layout.ts';
import type { LaidOut } from '../layouts/sheet-layout.ts';
import type { LayoutChoice, RawSheet, ReadingOptions, SheetRow } from './raw-sheet.ts';
import { SheetError, tooManyColumns, tooManyRows, tooMuchText } from './sheet-error.ts';
import { MOST } from '../shares.ts';
import { SHEET_FIELDS } from '../sheet-fields.ts';
import {
  LAST_ROW,
  MAX_CELL_CHARACTERS,
  MAX_COLUMN_NAME_CHARACTERS,
  MAX_SHEET_BYTES,
  MAX_SHEET_COLUMNS,
  MAX_SHEET_ROWS,
} from './sheet-limits.ts';
import { columnLetters } from '../write/workbook-xml.ts';

/** A blank cell, or one of the line that Markdown and plain text draw below a header. */
const RULE = /^\s*(?::?[-=_]{3,}:?\s*)?$/;

/**
 * Takes the rows of a file one after the other, finds the header among the first of them, leaves blank ones out, and holds the limits
 * on rows, columns and cells.
 */
export class RowCollector {
  readonly #rows: SheetRow[] = [];
  #characters = 0;

  /** Adds row `rowNumber`; throws SheetError when the sheet has become too large. */
  add(rowNumber: number, cells: string[]): void {
    if (rowNumber > LAST_ROW) throw tooManyRows();
    if (!cells.every((cell) => RULE.test(cell))) this.#push({ rowNumber, cells });
  }

  /** Adds a row that cannot be read, and why. */
  refuse(row: SheetRow, message: string): void {
    this.#push({ ...row, refusal: { code: 'unreadable', field: '', message } });
  }

  #push(row: SheetRow): void {
    if (this.#rows.length > MAX_SHEET_ROWS + MAX_ROWS_ABOVE_HEADER) throw tooManyRows();
    // A workbook names a long text once and shows it in every row.
    for (const cell of row.cells) this.#characters += cell.length + 1;
    if (this.#characters > MAX_SHEET_BYTES) throw tooMuchText();
    this.#rows.push(row);
  }

  /** The whole sheet; throws SheetError 400 when there is nothing in it, or when its header cannot be read. */
  finish(options?: ReadingOptions, tab?: string): RawSheet {
    if (this.#rows.length === 0) {
      throw new SheetError(
        400,
        'The file is empty. Its first row must name the columns, such as name and category.',
      );
    }
    return rawSheetOf(chooseLayout(this.rows, options, tab), this.#rows);
  }

  /** The rows so far. */
  get rows(): SheetRow[] {
    const idAt = ownIdAt(this.#rows[0]);
    return this.#rows.map((row) => (row.cells[idAt]?.trim() ? row : withoutLongGaps(row)));
  }
}

/** The sheet that a layout makes of rows. */
export function rawSheetOf(
  { header: named, body, notes, unit, layout, layouts }: LaidOut & LayoutChoice,
  all: readonly SheetRow[],
): RawSheet {
  if (named?.refusal) {
    const { rowNumber, refusal } = named;
    throw new SheetError(400, `The header in row ${rowNumber} cannot be read. ${refusal.message}.`);
  }
  const header = named ? readHeader(named.cells, body) : lettersFor(all);
  const sheet: RawSheet = {
    header,
    headerRow: named?.rowNumber ?? 0,
    rows: [],
    refused: [],
    notes,
    layout,
    layouts,
    ...(unit && { unit }),
  };
  for (const row of body) {
    const refusal = refusalOf(row, header);
    if (refusal) sheet.refused.push({ ...row, refusal });
    else sheet.rows.push(row);
  }
  if (body.length > MAX_SHEET_ROWS) throw tooManyRows();
  return sheet;
}

/** Why a row is left out, if it is. */
function refusalOf({ cells, refusal }: SheetRow, header: readonly string[]): SheetRow['refusal'] {
  if (refusal) return refusal;
  const long = cells.findIndex((cell) => cell.length > MAX_CELL_CHARACTERS);
  if (long >= 0)
    return {
      code: 'maxLength',
      field: header[long] ?? '',
      message: 'This cell is too long to be part of a recipe',
    };
  const message = 'This row has more cells than the header; quote the cells that hold a separator';
  return cells.slice(header.length).some((cell) => cell.trim() !== '')
    ? { code: 'unreadable', field: '', message }
    : undefined;
}

/** Many patterns that read cells look for blanks, and read a run of blanks once for each blank in it. */
const LONG_GAP = /(?<!\s)\s{100,}/g;

/** A row in which no text has a hundred blanks or line ends in a row: such a gap is one line end or one blank. */
function withoutLongGaps(row: SheetRow): SheetRow {
  if (row.cells.every((cell) => cell.length < 100)) return row;
  const cells = row.cells.map((cell) => cell.replace(LONG_GAP, (gap) => (/[\r\n]/.test(gap) ? '\n' : ' ')));
  return { ...row, cells };
}

/** The column of ids in an export of ours, -1 in any other sheet. Every sign of a row with an id counts: no pattern looks for anything in it. */
function ownIdAt(header: SheetRow | undefined): number {
  const names = header?.cells.map((cell) => cell.trim()) ?? [];
  return SHEET_FIELDS.every((field) => names.includes(field)) ? names.indexOf('id') : -1;
}

/** 'Column A', 'Column B' … for as many columns as the widest row has. */
function lettersFor(rows: readonly SheetRow[]): string[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  if (width > MAX_SHEET_COLUMNS) throw tooManyColumns(width);
  return Array.from({ length: width }, (_, index) => `Column ${columnLetters(index)}`);
}

/** The names of the columns; one that has none but holds something is called by its letter. */
function readHeader(cells: readonly string[], body: readonly SheetRow[]): string[] {
  const header = cells.map((cell) => cell.trim().replace(/\s*[\r\n]+\s*/g, ' '));
  // Behind the last name, a few cells are a separator too many; a column of them is one.
  const filled = header.map(() => 0);
  for (const { cells: row } of body)
    for (const [at, cell] of row.entries()) if (cell.trim() !== '') filled[at] = (filled[at] ?? 0) + 1;
  const filledAt = (at: number): number => filled[at] ?? 0;
  while (header.at(-1) === '' && filledAt(header.length - 1) <= body.length * MOST) header.pop();
  if (header.length > MAX_SHEET_COLUMNS) throw tooManyColumns(header.length);
  const long = header.find((name) => name.length > MAX_COLUMN_NAME_CHARACTERS);
  if (long) {
    throw new SheetError(
      400,
      `The first row must name the columns; '${long.slice(0, 40)}…' is too long for a name.`,
    );
  }
  return header.map((name, at) => (name === '' && filledAt(at) > 0 ? `Column ${columnLetters(at)}` : name));
}
