/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ExistingRecipe } from './existingRecipe.ts';
import type { ReportedRowDoubtsItem } from './reportedRowDoubtsItem.ts';
import type { RowError } from './rowError.ts';
import type { RowNote } from './rowNote.ts';

/**
 * A row of a sheet, and what is to be said of it.
 */
export interface ReportedRow {
  /**
     * Row number in the file; the header is row 1 and 0 is the file as a whole.
     * @minimum 0
     */
  row: number;
  /** Why it was left out. */
  errors: RowError[];
  /** What may be wrong with it, in the first 50 rows with each doubt. */
  doubts: ReportedRowDoubtsItem[];
  /** What was left out of it or changed. */
  notes: RowNote[];
  /** The recipe that existed and what became of it; null for any other row. */
  existing?: ExistingRecipe | null;
  /**
     * The row as it stands in the sheet, where it was left out: a text for each of `columns`.
     * @nullable
     */
  values: string[] | null;
}
