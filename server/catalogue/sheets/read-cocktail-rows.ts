import type { RowProblem, SheetRow } from './raw-sheet.ts';
import { readSheet, type Unpack } from './read-sheet.ts';
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

/** A row as it stands in the file: a text for each of the columns, in their order. */
export interface RowValues {
  row: number;
  values: string[];
}

/** A sheet that was read. Drafts and rows may be gone through more than once. */
export interface CocktailSheet extends SheetSummary {
  drafts: Iterable<CocktailDraft>;
  /** All rows, those that could not be read too, in the order of the file. */
  rows: Iterable<RowValues>;
}

/**
 * Reads a whole sheet in this thread. Without a column for the name (or id) there are no cocktails and one error in the header's
 * row.
 * @throws SheetError
 */
export async function readCocktailRows(
  bytes: Uint8Array,
  options: SheetOptions = {},
  unpack?: Unpack,
): Promise<CocktailSheet> {
  const { header, headerRow, rows, problems, refused } = await readSheet(bytes, unpack);
  const recognised = recogniseColumns(header, options.mapping);
  const summary = { columns: recognised.columns, rowCount: rows.length + problems.length };
  if (!recognised.uses.some(({ field }) => field === 'name' || field === 'id')) {
    const message = 'No column was recognised as the name of the cocktail. Say which one it is.';
    return { ...summary, errors: [{ row: headerRow, field: 'name', message }], drafts: [], rows: [] };
  }
  const { defaults } = options;
  return {
    ...summary,
    errors: problems,
    drafts: { [Symbol.iterator]: () => rowsToDrafts(rows, recognised, defaults) },
    rows: { [Symbol.iterator]: () => valuesOf(rows, refused, header) },
  };
}

function* valuesOf(
  rows: readonly SheetRow[],
  refused: readonly SheetRow[],
  header: readonly string[],
): Generator<RowValues> {
  const named = [...header.keys()].filter((index) => header[index]);
  const all = [...rows, ...refused].sort((one, other) => one.rowNumber - other.rowNumber);
  for (const { rowNumber, cells } of all)
    yield { row: rowNumber, values: named.map((index) => cells[index] ?? '') };
}
