import * as XLSX from 'xlsx';
import { knownFieldsIn } from '../cells/read-column-name.ts';
import { ABOUT_SHEET } from '../cells/about-sheet.ts';
import {
  quotedNames,
  noteOn,
  RowCollector,
  type SheetFile,
  type SheetRow,
  unreadable,
} from './sheet-rows.ts';
import { emptySheetError, SheetError, tooManyColumnsError, tooManyRowsError } from './sheet-error.ts';
import {
  LAST_COLUMN,
  LAST_ROW,
  MAX_COLUMN_NAME_CHARACTERS,
  MAX_ROWS_ABOVE_HEADER,
  MAX_WORKSHEETS,
} from './sheet-limits.ts';
import { cellText } from './workbook-cell.ts';

const NO_RESULT =
  'A formula in this row has no result in the file. Open the file in a spreadsheet, save it and try again';

/**
 * Reads the requested worksheet of a workbook (.xlsx or .ods from `unpackWorkbook`, or .xls), or else the one
 * whose header has most known fields. Notes name other worksheets and hidden rows.
 * @throws SheetError for a damaged, protected or empty workbook, and for a worksheet that it lacks
 */
export function readWorkbook(bytes: Uint8Array, wanted: string | null): SheetFile {
  const { SheetNames, Workbook } = openWorkbook(bytes, { bookSheets: true, bookProps: false });
  const names = SheetNames.slice(0, MAX_WORKSHEETS);
  if (wanted !== null && !SheetNames.includes(wanted))
    throw new SheetError(`The workbook has no worksheet "${wanted}".`);
  const isHidden = (name: string): boolean =>
    (Workbook?.Sheets?.[SheetNames.indexOf(name)]?.Hidden ?? 0) > 0 || name === ABOUT_SHEET;
  const worksheet = wanted ?? chooseWorksheet(bytes, names, isHidden);
  const book = openWorkbook(bytes, { sheets: SheetNames.indexOf(worksheet), cellStyles: true });
  const rows = rowsOf(book, worksheet);
  if (rows.length === 0)
    throw emptySheetError(names.length > 1 ? `The worksheet "${worksheet}"` : 'The workbook');
  const others = SheetNames.filter((name) => name !== worksheet && name !== ABOUT_SHEET);
  const hidden = rows.filter((row) => row.isHidden).map(({ rowNumber }) => String(rowNumber));
  const notes = [
    others.length > 0 && `Only the worksheet "${worksheet}" was read, not ${quotedNames(others)}`,
    hidden.length > 0 && `Rows that are hidden in the workbook were read too: ${quotedNames(hidden)}`,
  ];
  const cut = (name: string): string => name.slice(0, MAX_COLUMN_NAME_CHARACTERS);
  return {
    rows,
    worksheet: cut(worksheet),
    worksheets: names.map(cut),
    encoding: null,
    notes: notes.filter((message) => message !== false).map((message) => noteOn(0, message)),
  };
}

/** Returns the first of the worksheets whose header names most fields. */
function chooseWorksheet(
  bytes: Uint8Array,
  names: readonly string[],
  isHidden: (name: string) => boolean,
): string {
  const [only = ''] = names;
  if (names.length === 1) return only;
  const looked = openWorkbook(bytes, { sheets: [...names.keys()], sheetRows: MAX_ROWS_ABOVE_HEADER + 2 });
  let best = '';
  let bestScore = -1;
  for (const name of names) {
    const rows = rowsOf(looked, name);
    if (rows.length === 0) continue;
    const knownFields = Math.max(...rows.map(({ cells }) => knownFieldsIn(cells).size));
    // A header with rows below it counts more. A hidden worksheet counts less than any other.
    const score = knownFields + (rows.length > 1 ? 0.5 : 0) - (isHidden(name) ? 100 : 0);
    if (score > bestScore || best === '') [best, bestScore] = [name, score];
  }
  if (best === '') throw emptySheetError('The workbook');
  return best;
}

/** Opens a workbook with the parser's `options`. Throws a SheetError when it is damaged or protected. */
function openWorkbook(bytes: Uint8Array, options: XLSX.ParsingOptions): XLSX.WorkBook {
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

type Grid = ((XLSX.CellObject | undefined)[] | undefined)[];

function rowsOf(book: XLSX.WorkBook, name: string): SheetRow[] {
  const grid = gridOf(book, name);
  const sheet = book.Sheets[name];
  fillMergedColumns(grid, sheet?.['!merges'] ?? []);
  const date1904 = book.Workbook?.WBProps?.date1904 === true;
  const hidden = sheet?.['!rows'] ?? [];
  const collector = new RowCollector();
  for (const [index, cells] of grid.entries()) {
    if (!cells) continue;
    const texts = Array.from(cells, (cell) => (cell ? cellText(cell, date1904) : ''));
    collector.add({
      rowNumber: index + 1,
      cells: texts,
      ...(cells.some(isWithoutResult) && { error: unreadable(NO_RESULT) }),
      ...(hidden[index]?.hidden && { isHidden: true }),
    });
    // This frees the parser's cells, which are several times larger than their texts.
    grid[index] = undefined;
  }
  return collector.rows;
}

/** Returns the cells of a worksheet. Throws a SheetError if a far cell makes the grid too large. */
function gridOf(book: XLSX.WorkBook, name: string): Grid {
  const grid: Grid = book.Sheets[name]?.['!data'] ?? [];
  if (grid.length > LAST_ROW) throw tooManyRowsError();
  for (const cells of grid) if (cells && cells.length > LAST_COLUMN) throw tooManyColumnsError(cells.length);
  return grid;
}

/** Tells whether a formula has no result in the file. Some programs write only the formula. */
const isWithoutResult = (cell?: XLSX.CellObject): boolean => cell?.t === 'z' && cell.f !== undefined;

function isFilled(cell: XLSX.CellObject | undefined): boolean {
  return cell !== undefined && cell.t !== 'z' && cell.v !== undefined && cell.v !== '';
}

/** Copies a cell that is merged over several rows into each row, unless it covers other values. */
function fillMergedColumns(grid: Grid, merges: readonly XLSX.Range[]): void {
  for (const { s: start, e: end } of merges) {
    const cell = grid[start.r]?.[start.c];
    const below = grid.slice(start.r + 1, end.r + 1);
    if (!cell || cell.t === 'z' || below.some((cells) => isFilled(cells?.[start.c]))) continue;
    // A row with merged cells alone stays empty, since it belongs to the row above.
    for (const cells of below) if (cells?.some(isFilled)) cells[start.c] = cell;
  }
}
