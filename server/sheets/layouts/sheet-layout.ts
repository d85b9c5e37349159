import { knownColumn } from '../columns/column-names.ts';
import { noteOn, type RowProblem, type SheetRow } from '../read/raw-sheet.ts';

/** A sheet as a header and its rows. */
export interface LaidOut {
  /** Undefined when no row names the columns. */
  header: SheetRow | undefined;
  body: readonly SheetRow[];
  notes: RowProblem[];
  /** What a title above it says of all amounts: 'ml' of "All amounts in ml". */
  unit?: string;
}

/** The rows of a sheet, and what they are as a table. */
export interface SheetCells {
  /** What stands on the tab of the worksheet, '' for a file without worksheets. */
  tab: string;
  rows: readonly SheetRow[];
  table: LaidOut;
  /** Names of columns that were given a field by hand. */
  mapped: ReadonlySet<string>;
  /** How many fields the header of the table names. */
  named: number;
}

/**
 * A way to lay out recipes in a sheet: a row for each recipe or for each of its ingredients, and notes on what it leaves over. Null for a
 * sheet that is laid out otherwise.
 */
export type SheetLayout = (cells: SheetCells) => LaidOut | null;

/** A recipe that is no row of its sheet: its texts by the columns that they get. */
export interface FoundRecipe extends Omit<SheetRow, 'cells'> {
  texts: ReadonlyMap<string, readonly string[]>;
}

/** Such recipes as a sheet, which has the named columns and one for every other text. */
export function sheetOfRecipes(
  recipes: readonly FoundRecipe[],
  columns: readonly string[],
  headerRow: number,
  notes: RowProblem[],
): LaidOut {
  const names = [...new Set([...columns, ...recipes.flatMap(({ texts }) => [...texts.keys()])])];
  return {
    header: { rowNumber: headerRow, cells: names },
    body: recipes.map(({ texts, ...row }) => ({
      ...row,
      cells: names.map((name) => texts.get(name)?.join('\n') ?? ''),
    })),
    notes,
  };
}

export function noteOnBlocks(firstRow: number): RowProblem {
  return noteOn(firstRow, 'Each block of rows is a recipe; its first row stands for it');
}

/** Tells of a text that stands in a recipe and is no part of it. */
export function noteLeftOut(row: number, text: string): RowProblem {
  return noteOn(row, `"${text}" belongs to no recipe and was left out`);
}

/** What each cell of a header names: a field, a part of ingredient lines or nothing that is known. */
export function fieldsIn(header: SheetRow | undefined): (string | null)[] {
  return header?.cells.map((cell) => knownColumn(cell)) ?? [];
}

/** What a row says, in one line. */
export function textOf({ cells }: SheetRow, between = ' '): string {
  return cells
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(between);
}
