import * as XLSX from 'xlsx';
import { ABOUT_SHEET, ABOUT_WIDTHS, aboutRows } from '../cells/about-sheet.ts';
import { SHEET_FIELDS } from '../cells/sheet-fields.ts';

/** At most this many cocktails are measured for the widths of columns, in characters. */
const MEASURED_COCKTAILS = 200;
const [MIN_WIDTH, MAX_WIDTH] = [10, 60];
const SHEET = 'Cocktails';
const FEATURED_AT = SHEET_FIELDS.indexOf('featured');

/** In a workbook `_x0041_` means the character A, so such a text is escaped. */
const ESCAPE = /_(?=x[0-9a-f]{4}_)/gi;

/** Writes `workbookRows` as .xlsx with a worksheet that explains them. The same texts give the same bytes. */
export function writeXlsx(rows: readonly (readonly string[])[]): Uint8Array {
  const sheet = worksheet(rows);
  sheet['!cols'] = widthsOf(rows);
  sheet['!autofilter'] = { ref: sheet['!ref'] ?? 'A1' };
  const about = worksheet(aboutRows());
  about['!cols'] = ABOUT_WIDTHS.map((wch) => ({ wch }));
  const book = XLSX.utils.book_new(sheet, SHEET);
  XLSX.utils.book_append_sheet(book, about, ABOUT_SHEET);
  return new Uint8Array(
    XLSX.write(book, { type: 'array', bookType: 'xlsx', bookSST: true, compression: true }) as ArrayBuffer,
  );
}

/** Makes a worksheet of texts. The column `featured` has booleans. */
function worksheet(rows: readonly (readonly string[])[]): XLSX.WorkSheet {
  const cells = rows.map((texts, row) =>
    texts.map((text, index) =>
      index === FEATURED_AT && row > 0
        ? text === 'true'
        : text === ''
          ? null
          : text.replace(ESCAPE, '_x005F_'),
    ),
  );
  return XLSX.utils.aoa_to_sheet(cells, { dense: true });
}

function widthsOf(rows: readonly (readonly string[])[]): XLSX.ColInfo[] {
  const widths = (rows[0] ?? []).map((name) => Math.max(MIN_WIDTH, name.length + 4));
  for (const texts of rows.slice(0, MEASURED_COCKTAILS))
    for (const [index, text] of texts.entries()) {
      const longest = text.split('\n').reduce((most, line) => Math.max(most, line.length), 0);
      widths[index] = Math.min(MAX_WIDTH, Math.max(widths[index] ?? 0, longest + 2));
    }
  return widths.map((wch) => ({ wch }));
}
