import type { RowProblem } from './raw-sheet.ts';
import { readSheet } from './read-sheet.ts';
import { recogniseColumns, type SheetColumn } from './recognise-columns.ts';
import { rowsToDrafts } from './rows-to-drafts.ts';
import type { CocktailDraft } from './sheet-fields.ts';

/** How to read a sheet: column → field ('' or 'ignore' leaves it out), and field → value for rows that have none. */
export interface SheetOptions {
  mapping?: Record<string, string>;
  defaults?: Record<string, string>;
}

/** What a sheet is, apart from its cocktails. `rowCount` counts the rows that are not blank, bad ones too. */
export interface SheetSummary {
  columns: SheetColumn[];
  rowCount: number;
  errors: RowProblem[];
}

/**
 * Reads a whole sheet in this thread; the server does it in a worker, by `readCocktailSheet`.
 * Without a column for the name (or id) there are no cocktails and one error in the header's row.
 * @throws SheetError
 */
export async function readCocktailRows(
  bytes: Uint8Array,
  options: SheetOptions = {},
): Promise<SheetSummary & { drafts: Iterable<CocktailDraft> }> {
  const { header, headerRow, rows, problems } = await readSheet(bytes);
  const recognised = recogniseColumns(header, options.mapping);
  const summary = { columns: recognised.columns, rowCount: rows.length + problems.length };
  if (!recognised.uses.some(({ field }) => field === 'name' || field === 'id')) {
    const message = 'No column was recognised as the name of the cocktail. Say which one it is.';
    return { ...summary, errors: [{ row: headerRow, field: 'name', message }], drafts: [] };
  }
  return { ...summary, errors: problems, drafts: rowsToDrafts(rows, recognised, options.defaults) };
}
