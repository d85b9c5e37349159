import type { RowProblem, SheetRow } from '../read/raw-sheet.ts';

/** A sheet as a header and its rows. */
export interface LaidOut {
  /** Undefined when no row names the columns. */
  header: SheetRow | undefined;
  body: readonly SheetRow[];
  notes: RowProblem[];
}

/** The rows of a sheet, and what they are as a table. */
export interface SheetCells {
  rows: readonly SheetRow[];
  table: LaidOut;
  /** How many fields the header of the table names. */
  named: number;
}

/**
 * A way to lay out recipes in a sheet: a row for each recipe or for each of its ingredients, and notes on what it leaves over. Null for a
 * sheet that is laid out otherwise.
 */
export type SheetLayout = (cells: SheetCells) => LaidOut | null;
