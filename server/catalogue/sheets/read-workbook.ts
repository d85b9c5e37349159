import * as XLSX from 'xlsx';
import type { RawSheet } from './raw-sheet.ts';
import { RowCollector } from './row-collector.ts';
import { SheetError } from './sheet-error.ts';

/** The part of the library's number formats that is used here; its own types say `any`. */
interface NumberFormats {
  is_date(format: string): boolean;
  format(format: string, value: number): string;
  parse_date_code(
    serial: number,
    options: { date1904: boolean },
  ): Record<'y' | 'm' | 'd' | 'H' | 'M', number> | null;
}

const numberFormats = XLSX.SSF as NumberFormats;

/**
 * Reads the first sheet of a workbook (.xlsx unpacked by `unpackWorkbook`, or .xls) that has any cells.
 * Throws SheetError 400 for a workbook that is damaged, protected or empty.
 */
export function readWorkbook(bytes: Uint8Array): RawSheet {
  const { SheetNames: names } = open(bytes, { bookSheets: true });
  for (const index of names.keys()) {
    const book = open(bytes, { sheets: index });
    const sheet = book.Sheets[names[index] ?? ''];
    const grid = (sheet?.['!data'] ?? []) as ((XLSX.CellObject | undefined)[] | undefined)[];
    if (!grid.some((cells) => cells?.some((cell) => cell?.v !== undefined && cell.v !== ''))) continue;
    const date1904 = book.Workbook?.WBProps?.date1904 === true;
    const rows = new RowCollector();
    for (const [at, cells] of grid.entries()) {
      if (!cells) continue;
      rows.add(
        at + 1,
        Array.from(cells, (cell) => (cell ? cellText(cell, date1904) : '')),
      );
      // A cell of the parser is several times the size of its text.
      grid[at] = undefined;
    }
    return rows.finish();
  }
  throw new SheetError(
    400,
    'The workbook is empty. Its first row must name the columns, such as name and category.',
  );
}

function open(bytes: Uint8Array, options: XLSX.ParsingOptions): XLSX.WorkBook {
  try {
    return XLSX.read(bytes, {
      type: 'array',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
      ...options,
    });
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

/** What a person would read in the cell: dates as yyyy-mm-dd, fractions and percentages as they are shown. */
function cellText(cell: XLSX.CellObject, date1904: boolean): string {
  const { t: type, v: value, z: format } = cell;
  if (value === undefined || value === null || type === 'e' || type === 'z') return '';
  if (typeof value === 'number' && typeof format === 'string') {
    if (numberFormats.is_date(format)) return dateText(value, date1904);
    if (/[?%]/.test(format)) return numberFormats.format(format, value).trim();
  }
  return String(value);
}

function dateText(serial: number, date1904: boolean): string {
  const date = numberFormats.parse_date_code(serial, { date1904 });
  if (!date) return String(serial);
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${date.y}-${two(date.m)}-${two(date.d)}`;
  const time = `${two(date.H)}:${two(date.M)}`;
  if (serial < 1) return time;
  return date.H || date.M ? `${day} ${time}` : day;
}
