import type { ImportFields } from '#openapi/generated/model.ts';
import { columnNames, faultOf, type SheetRow } from '../read/sheet-file.ts';
import { transposeDrinkColumns } from './drink-columns.ts';
import { findTable, type Table } from './find-table.ts';

/** The table of a sheet as it is read: the names of its columns, and a row for each drink or ingredient. */
export interface ReadTable extends Table {
  names: string[];
  /** The rows that can be read; the others are refused. */
  rows: SheetRow[];
  /** Each column of the file was a drink, so the table was transposed. */
  isTransposed: boolean;
  /** The table can be read in this way, so a request may choose it. */
  canBeTransposed: boolean;
}

/**
 * Finds the table among the rows of a sheet.
 * @throws SheetError for what is no table
 */
export function readTable(
  sheetRows: readonly SheetRow[],
  { mapping = {}, layout, headerRow }: Pick<ImportFields, 'mapping' | 'layout' | 'headerRow'>,
): ReadTable {
  const mapped = new Set(Object.keys(mapping).map((column) => column.trim()));
  const found = findTable(sheetRows, headerRow, mapped);
  const transposed = transposeDrinkColumns(found, layout);
  const isTransposed = transposed !== null && (layout === 'drinkColumns' || (!layout && transposed.isSure));
  const table = isTransposed ? transposed.table : found;
  const names = columnNames(table.header, table.body);
  const rows: SheetRow[] = [];
  const refused: SheetRow[] = [];
  for (const row of table.body) {
    const fault = faultOf(row, names);
    if (fault) refused.push({ ...row, fault });
    else rows.push(row);
  }
  refused.push(...table.refused);
  return { ...table, names, rows, refused, isTransposed, canBeTransposed: transposed !== null };
}
