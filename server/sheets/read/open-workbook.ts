import * as XLSX from 'xlsx';
import { SheetError } from './sheet-error.ts';
import { cellText } from './workbook-cell.ts';

export type Grid = ((XLSX.CellObject | undefined)[] | undefined)[];

/** The texts of a worksheet, row by row; a row without cells is there too. */
export function textsOf(book: XLSX.WorkBook, name: string): string[][] {
  const date1904 = book.Workbook?.WBProps?.date1904 === true;
  return gridOf(book, name).map((cells) =>
    Array.from(cells ?? [], (cell) => (cell ? cellText(cell, date1904) : '')),
  );
}

export function gridOf(book: XLSX.WorkBook, name: string): Grid {
  return book.Sheets[name]?.['!data'] ?? [];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&apos;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};

/** The parser leaves the names of worksheets as the XML of OpenDocument has them: "Miller&apos;s". */
function withPlainNames(book: XLSX.WorkBook): XLSX.WorkBook {
  const plain = (name: string): string => name.replace(/&\w+;/g, (sign) => ENTITIES[sign] ?? sign);
  // There are none when only the names were asked for.
  const sheets = Object.entries(book.Sheets ?? {}).map(([name, sheet]) => [plain(name), sheet] as const);
  return { ...book, SheetNames: book.SheetNames.map(plain), Sheets: Object.fromEntries(sheets) };
}

/** Opens a workbook, or what `options` ask of it. Throws SheetError 400 when it is damaged or protected. */
export function openWorkbook(bytes: Uint8Array, options: XLSX.ParsingOptions): XLSX.WorkBook {
  try {
    const book = XLSX.read(bytes, {
      type: 'array',
      dense: true,
      cellFormula: true,
      sheetStubs: true,
      cellHTML: false,
      cellText: false,
      cellNF: true,
      ...options,
    });
    return book.bookType === 'ods' ? withPlainNames(book) : book;
  } catch (error) {
    const locked = error instanceof Error && /password/i.test(error.message);
    throw new SheetError(
      400,
      locked
        ? 'This workbook is protected by a password. Save it without one and try again.'
        : 'This workbook cannot be read. Open it in a spreadsheet and save it again as .xlsx or .csv.',
    );
  }
}
