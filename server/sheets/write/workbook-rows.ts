import type { ExportOnlyColumn } from '../cells/export-only-columns.ts';
import { SheetError } from '../read/sheet-error.ts';
import { exportHeader, exportRow, type ExportedCocktail } from './export-rows.ts';

const MAX_EXCEL_CELL_CHARACTERS = 32_767;

/**
 * Returns the rows of a workbook, the names of the columns first.
 * @throws SheetError when a text is longer than an Excel cell may be; the CSV has no such limit
 */
export function workbookRows(
  cocktails: Iterable<ExportedCocktail>,
  columns: readonly ExportOnlyColumn[] = [],
): (readonly string[])[] {
  const rows = Array.from(cocktails, (cocktail) => {
    const texts = exportRow(cocktail, columns);
    if (texts.every((text) => text.length <= MAX_EXCEL_CELL_CHARACTERS)) return texts;
    throw new SheetError(
      `'${cocktail.name}' has a list longer than an Excel cell can hold. Export the cocktails as CSV.`,
    );
  });
  return [exportHeader(columns), ...rows];
}
