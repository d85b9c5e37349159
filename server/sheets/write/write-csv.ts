import Papa from 'papaparse';
import { guardSeparators } from '#openapi/validation/formula-guard.ts';
import type { FurtherColumn } from './further-columns.ts';
import { sheetHeader, sheetRows, type ExportedCocktail } from './sheet-row.ts';

const BYTE_ORDER_MARK = '\ufeff';
const NEW_LINE = '\r\n';

/**
 * The cocktails, in the order given, with CRLF line ends. It begins with a byte order mark: without it, Excel takes UTF-8 for
 * Windows-1252. The same cocktails give the same text.
 */
export function* csvChunks(
  cocktails: Iterable<ExportedCocktail>,
  further: readonly FurtherColumn[] = [],
): Generator<string> {
  yield BYTE_ORDER_MARK + csvOf([sheetHeader(further)]);
  for (const rows of sheetRows(cocktails, further)) yield csvOf(rows);
}

function csvOf(rows: readonly (readonly string[])[]): string {
  const guarded = rows.map((cells) => cells.map(guardSeparators));
  return `${Papa.unparse(guarded, { newline: NEW_LINE })}${NEW_LINE}`;
}
