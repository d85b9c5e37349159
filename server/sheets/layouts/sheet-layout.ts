import type { RowProblem, SheetRow } from '../read/raw-sheet.ts';
import { headerScore } from './find-header.ts';

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

/** A way to lay out recipes in a sheet. */
export interface SheetLayout {
  /** How many fields of a recipe the sheet has when it is read this way; 0 where it is laid out otherwise. */
  detect(cells: SheetCells): number;
  /** A row for each recipe or for each of its ingredients; what it leaves over stands in the notes. */
  toRows(cells: SheetCells): LaidOut;
}

const NO_NAMES: ReadonlySet<string> = new Set();

/** The layout that a reading makes, which gives null for a sheet that is laid out otherwise. */
export function layoutOf(read: (cells: SheetCells) => LaidOut | null): SheetLayout {
  const known = new WeakMap<SheetCells, { laid: LaidOut | null }>();
  const laidOut = (cells: SheetCells): LaidOut | null => {
    const found = known.get(cells) ?? { laid: read(cells) };
    known.set(cells, found);
    return found.laid;
  };
  return {
    detect: (cells) => headerScore(laidOut(cells)?.header?.cells ?? [], NO_NAMES),
    toRows: (cells) => laidOut(cells) ?? cells.table,
  };
}
