import * as XLSX from 'xlsx';
import { SheetError, tooManyColumnsError, tooManyRowsError } from './sheet-error.ts';
import { LAST_COLUMN, LAST_ROW } from './sheet-limits.ts';

export type Grid = ((XLSX.CellObject | undefined)[] | undefined)[];

/** Returns the cells of a worksheet. Throws a SheetError if a far cell makes the grid too large. */
export function gridOf(book: XLSX.WorkBook, name: string): Grid {
  const grid: Grid = book.Sheets[name]?.['!data'] ?? [];
  if (grid.length > LAST_ROW) throw tooManyRowsError();
  for (const cells of grid) if (cells && cells.length > LAST_COLUMN) throw tooManyColumnsError(cells.length);
  return grid;
}

/** Opens a workbook with the parser's `options`. Throws a SheetError when it is damaged or protected. */
export function openWorkbook(bytes: Uint8Array, options: XLSX.ParsingOptions): XLSX.WorkBook {
  try {
    return XLSX.read(bytes, {
      type: 'array',
      dense: true,
      cellFormula: true,
      sheetStubs: true,
      cellHTML: false,
      cellText: false,
      cellNF: true,
      ...options,
    });
  } catch (error) {
    const locked = error instanceof Error && /password/i.test(error.message);
    throw new SheetError(
      locked
        ? 'This workbook is protected by a password. Save it without one and try again.'
        : 'This workbook cannot be read. Open it in a spreadsheet and save it again as .xlsx or .csv.',
    );
  }
}
