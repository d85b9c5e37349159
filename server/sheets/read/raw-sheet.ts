import type {
  ImportDoubtName,
  RowError,
  RowNote,
  SheetEncoding,
  SheetLayout,
  SheetSource,
} from '#openapi/generated/model.ts';

/** A row of the file; `rowNumber` is the one that a spreadsheet shows at its left edge (the first is 1). */
export interface SheetRow {
  rowNumber: number;
  cells: string[];
  /** What may be wrong with it, seen from the layout of the sheet. */
  doubts?: ImportDoubtName[];
  /** Why it is left out. */
  refusal?: Omit<RowError, 'row'>;
}

/** Something wrong with one row; `field` is a cocktail field, a column name, or '' for the row as such. */
export type RowProblem = RowNote;

/** A remark on a row, or on one of its fields; on row 0, one on the sheet. */
export function noteOn(row: number, message: string, field = ''): RowProblem {
  return { row, field, message };
}

const NAMED = 5;

/** The first of some names, for a remark. */
export function namesOf(all: readonly string[]): string {
  const named = all.slice(0, NAMED).map((name) => `"${name}"`);
  return named.join(', ') + (all.length > NAMED ? ` and ${all.length - NAMED} more` : '');
}

/** The layout in which a sheet was read, and all in which it can be. */
export interface LayoutChoice {
  layout: SheetLayout;
  layouts: readonly SheetLayout[];
}

/** A sheet as plain text: its header, and the rows that are not blank. */
export interface RawSheet extends LayoutChoice {
  header: string[];
  /** 0 when the sheet has no header: its columns are then called by their letters. */
  headerRow: number;
  rows: SheetRow[];
  /** Those that are left out. */
  refused: SheetRow[];
  /** What stands above the header and was left out. */
  notes: RowProblem[];
  /** The unit that it gives the amounts. */
  unit?: string;
}

/** How the request asks for the file to be read. */
export interface ReadingOptions {
  /** Names of columns that a mapping gives a field. */
  mapped?: ReadonlySet<string>;
  /** Row number of the header as the request states it: 0 when there is none. The sheet is then a table. */
  headerRow?: number;
  /** Name of a worksheet; '*' for all that have the same columns as the chosen one. */
  worksheet?: string;
  encoding?: SheetEncoding;
  layout?: SheetLayout;
}

export interface ReadSheet {
  sheet: RawSheet;
  /** Where it came from: the worksheets of the workbook, or the encoding of the text. */
  source: Pick<SheetSource, 'worksheet' | 'worksheets' | 'encoding'>;
}
