import Papa from 'papaparse';
import { EXAMPLE_COCKTAIL, sheetTable, type ExportedCocktail } from './sheet-row.ts';

const BYTE_ORDER_MARK = '\ufeff';

/**
 * The cocktails, in the order given, as UTF-8 with a byte order mark (without it Excel takes it for Windows-1252)
 * and CRLF line ends. The same cocktails give the same bytes.
 */
export function writeCocktailsCsv(cocktails: readonly ExportedCocktail[]): Buffer {
  const csv = Papa.unparse(sheetTable(cocktails), { newline: '\r\n' });
  return Buffer.from(`${BYTE_ORDER_MARK}${csv}\r\n`, 'utf8');
}

/** An empty sheet: the columns and one example row. */
export function writeTemplateCsv(): Buffer {
  return writeCocktailsCsv([EXAMPLE_COCKTAIL]);
}
