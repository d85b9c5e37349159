import Papa from 'papaparse';
import { guardSeparators } from '#openapi/formula-guard.ts';
import type { ExportOnlyColumn } from '../cells/export-only-columns.ts';
import { exportHeader, exportRow, type ExportedCocktail } from './export-rows.ts';

const BYTE_ORDER_MARK = '\ufeff';
const NEW_LINE = '\r\n';
/** At most this many rows are in memory at once. */
const ROWS_PER_CHUNK = 100;

/** Writes the cocktails in the given order. Without the byte order mark, Excel would assume Windows-1252. */
export function* csvChunks(
  cocktails: Iterable<ExportedCocktail>,
  columns: readonly ExportOnlyColumn[] = [],
): Generator<string> {
  yield BYTE_ORDER_MARK + csvOf([exportHeader(columns)]);
  let rows: string[][] = [];
  for (const cocktail of cocktails)
    if (rows.push(exportRow(cocktail, columns)) === ROWS_PER_CHUNK) {
      yield csvOf(rows);
      rows = [];
    }
  if (rows.length > 0) yield csvOf(rows);
}

function csvOf(rows: readonly (readonly string[])[]): string {
  const guarded = rows.map((cells) => cells.map(guardSeparators));
  return `${Papa.unparse(guarded, { newline: NEW_LINE })}${NEW_LINE}`;
}
