import * as XLSX from 'xlsx';
import { SheetError } from './sheet-error.ts';
import { EXAMPLE_COCKTAIL, sheetTable, type ExportedCocktail } from './sheet-row.ts';

const MAX_EXCEL_CELL = 32_767;
/** Wide enough to read, by column of the export. */
const COLUMN_CHARACTERS = 24;
/** In a workbook `_x0041_` stands for a character by its number; a text that looks like it needs its own escape. */
const LOOKS_ESCAPED = /_(?=x[0-9a-f]{4}_)/gi;

/**
 * The rows of `writeCocktailsCsv` as an .xlsx workbook; the same cocktails give the same bytes.
 * @throws SheetError 400 when a cell is longer than Excel allows (32,767 characters); the CSV has no such limit
 */
export function writeCocktailsXlsx(cocktails: readonly ExportedCocktail[]): Buffer {
  const table = sheetTable(cocktails).map((row) => row.map((text) => text.replace(LOOKS_ESCAPED, '_x005F_')));
  const long = table.findIndex((row) => row.some((text) => text.length > MAX_EXCEL_CELL));
  if (long > 0) {
    const name = cocktails[long - 1]?.name ?? '';
    throw new SheetError(
      400,
      `'${name}' has a list longer than an Excel cell can hold. Export the cocktails as CSV.`,
    );
  }
  const sheet = XLSX.utils.aoa_to_sheet(table, { dense: true });
  sheet['!cols'] = (table[0] ?? []).map(() => ({ wch: COLUMN_CHARACTERS }));
  const workbook = XLSX.utils.book_new(sheet, 'Cocktails');
  return XLSX.write(workbook, {
    type: 'buffer',
    bookType: 'xlsx',
    bookSST: true,
    compression: true,
  }) as Buffer;
}

/** An empty workbook: the columns and one example row. */
export function writeTemplateXlsx(): Buffer {
  return writeCocktailsXlsx([EXAMPLE_COCKTAIL]);
}
