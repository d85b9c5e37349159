import * as XLSX from 'xlsx';
import { SheetError, tooManyColumns, tooManyRows } from './sheet-error.ts';
import { LAST_COLUMN, LAST_ROW } from './sheet-limits.ts';

export type Grid = ((XLSX.CellObject | undefined)[] | undefined)[];

/** The unzipped parts of an .xlsx or .ods, as the parser takes them. */
export interface UnzippedWorkbook {
  FileIndex: { content?: (Uint8Array & { l?: number }) | null }[];
}

export type PackedWorkbook = Uint8Array | UnzippedWorkbook;

/** The types of the parser leave this function out. */
const parser = XLSX as unknown as {
  parse_zip(workbook: UnzippedWorkbook, options: XLSX.ParsingOptions): XLSX.WorkBook;
};

/**
 * Returns the cells of a worksheet. Throws a SheetError for cells so far away that their grid fills the
 * memory.
 */
export function gridOf(book: XLSX.WorkBook, name: string): Grid {
  const grid: Grid = book.Sheets[name]?.['!data'] ?? [];
  if (grid.length > LAST_ROW) throw tooManyRows();
  for (const cells of grid) if (cells && cells.length > LAST_COLUMN) throw tooManyColumns(cells.length);
  return grid;
}

function parseParts(workbook: UnzippedWorkbook, options: XLSX.ParsingOptions): XLSX.WorkBook {
  // The parser stores its position in each part of an .xlsb, so it is reset.
  for (const { content } of workbook.FileIndex) if (content) content.l = 0;
  return parser.parse_zip(workbook, options);
}

/** Opens a workbook with the parser's `options`. Throws SheetError 400 when it is damaged or protected. */
export function openWorkbook(packed: PackedWorkbook, options: XLSX.ParsingOptions): XLSX.WorkBook {
  try {
    const parsing: XLSX.ParsingOptions = {
      type: 'array',
      dense: true,
      cellFormula: true,
      sheetStubs: true,
      cellHTML: false,
      cellText: false,
      cellNF: true,
      ...options,
    };
    return packed instanceof Uint8Array ? XLSX.read(packed, parsing) : parseParts(packed, parsing);
  } catch (error) {
    const locked = error instanceof Error && /password/i.test(error.message);
    throw new SheetError(
      locked
        ? 'This workbook is protected by a password. Save it without one and try again.'
        : 'This workbook cannot be read. Open it in a spreadsheet and save it again as .xlsx or .csv.',
    );
  }
}
