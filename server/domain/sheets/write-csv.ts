import Papa from 'papaparse';
import { EXAMPLE_COCKTAIL, sheetTable, type ExportedCocktail } from './sheet-row.ts';

const BYTE_ORDER_MARK = '\ufeff';
const NEW_LINE = '\r\n';

/**
 * The cocktails, in the order given, as UTF-8 with a byte order mark (without it Excel takes it for Windows-1252)
 * and CRLF line ends. The same cocktails give the same bytes.
 */
export function writeCocktailsCsv(cocktails: readonly ExportedCocktail[]): Buffer {
  return Buffer.from(csvHead() + csvLines(cocktails), 'utf8');
}

/** What stands before the lines of the cocktails. */
export function csvHead(): string {
  return BYTE_ORDER_MARK + csvOf(sheetTable([]));
}

/** The lines of some of the cocktails. */
export function csvLines(cocktails: readonly ExportedCocktail[]): string {
  return cocktails.length === 0 ? '' : csvOf(sheetTable(cocktails).slice(1));
}

function csvOf(rows: string[][]): string {
  return `${Papa.unparse(rows, { newline: NEW_LINE })}${NEW_LINE}`;
}

/** An empty sheet: the columns and one example row. */
export function writeTemplateCsv(): Buffer {
  return writeCocktailsCsv([EXAMPLE_COCKTAIL]);
}
