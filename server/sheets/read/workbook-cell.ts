import * as XLSX from 'xlsx';

/** The part of the library's number formats that is used here, since the library's own types say `any`. */
interface NumberFormats {
  is_date(format: string): boolean;
  format(format: string, value: number, options?: { date1904: boolean }): string;
}

const numberFormats = XLSX.SSF as NumberFormats;

/** No format of Excel is longer. A longer one would take a second for each cell. */
const MAX_FORMAT_CHARACTERS = 255;

/** Returns the text that a person sees in the cell. Dates become yyyy-mm-dd. */
export function cellText(cell: XLSX.CellObject, date1904: boolean): string {
  const { t: type, v: value, z: format } = cell;
  if (type === 'e') return '#ERROR!';
  if (value === undefined || value === null || type === 'z') return '';
  if (typeof value === 'number' && typeof format === 'string') {
    const shown = shownText(value, format, date1904);
    if (shown !== null) return shown;
  }
  // A sum of binary fractions is shown as a person wrote it: 0.1 + 0.2 is 0.3.
  return typeof value === 'number' && !Number.isInteger(value)
    ? String(Number(value.toPrecision(12)))
    : String(value);
}

/** Returns null for a plain number, and for a format that the library cannot read. */
function shownText(value: number, format: string, date1904: boolean): string | null {
  if (format.length > MAX_FORMAT_CHARACTERS) return null;
  try {
    if (numberFormats.is_date(format)) return dateText(value, date1904);
    return /[?%"]/.test(format) ? numberFormats.format(format, value).trim() : null;
  } catch {
    return null;
  }
}

function dateText(serial: number, date1904: boolean): string {
  const format = serial < 1 ? 'hh:mm' : 'yyyy-mm-dd hh:mm';
  return numberFormats.format(format, serial, { date1904 }).replace(' 00:00', '') || String(serial);
}
