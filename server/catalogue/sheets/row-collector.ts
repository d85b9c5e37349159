import type { RawSheet, SheetRow } from './raw-sheet.ts';
import { SheetError } from './sheet-error.ts';
import {
  MAX_CELL_CHARACTERS,
  MAX_COLUMN_NAME_CHARACTERS,
  MAX_SHEET_COLUMNS,
  MAX_SHEET_ROWS,
} from './sheet-limits.ts';

/**
 * Takes the rows of a file one after the other: the first that is not blank is the header, blank ones
 * are left out, and the limits on rows, columns and cells hold.
 */
export class RowCollector {
  private sheet: RawSheet | null = null;

  /** Adds row `rowNumber`; throws SheetError when the sheet has become too large. */
  add(rowNumber: number, cells: string[]): void {
    if (cells.every((cell) => cell === '' || cell.trim() === '')) return;
    if (!this.sheet) {
      this.sheet = { header: readHeader(cells), headerRow: rowNumber, rows: [], problems: [], refused: [] };
      return;
    }
    const { header, rows, problems } = this.sheet;
    if (rows.length + problems.length >= MAX_SHEET_ROWS) {
      const limit = MAX_SHEET_ROWS.toLocaleString('en-US');
      throw new SheetError(413, `A sheet may have at most ${limit} rows. Split it into several files.`);
    }
    const long = cells.findIndex((cell) => cell.length > MAX_CELL_CHARACTERS);
    if (long >= 0) {
      this.refuse({ rowNumber, cells }, header[long] ?? '', 'This cell is too long to be part of a recipe');
    } else if (cells.slice(header.length).some((cell) => cell.trim() !== '')) {
      this.refuse(
        { rowNumber, cells },
        '',
        'This row has more cells than the header; quote the cells that hold a separator',
      );
    } else {
      rows.push({ rowNumber, cells });
    }
  }

  /** Leaves a row out and says why; throws SheetError 400 when it should have been the header. */
  refuse(row: SheetRow, field: string, message: string): void {
    const { rowNumber } = row;
    if (!this.sheet) throw new SheetError(400, `The header in row ${rowNumber} cannot be read. ${message}.`);
    this.sheet.problems.push({ row: rowNumber, field, message });
    this.sheet.refused.push(row);
  }

  /** The whole sheet; throws SheetError 400 when there was not even a header. */
  finish(): RawSheet {
    if (!this.sheet) {
      throw new SheetError(
        400,
        'The file is empty. Its first row must name the columns, such as name and category.',
      );
    }
    return this.sheet;
  }
}

function readHeader(cells: string[]): string[] {
  const header = cells.map((cell) => cell.trim());
  while (header.at(-1) === '') header.pop();
  if (header.length > MAX_SHEET_COLUMNS) {
    throw new SheetError(
      400,
      `A sheet may have at most ${MAX_SHEET_COLUMNS} columns; this one has ${header.length}.`,
    );
  }
  const long = header.find((name) => name.length > MAX_COLUMN_NAME_CHARACTERS);
  if (long) {
    throw new SheetError(
      400,
      `The first row must name the columns; '${long.slice(0, 40)}…' is too long for a name.`,
    );
  }
  return header;
}
