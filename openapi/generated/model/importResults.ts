/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { CreatedItem } from './createdItem.ts';
import type { FailedRow } from './failedRow.ts';
import type { RowError } from './rowError.ts';
import type { SheetColumn } from './sheetColumn.ts';

export interface ImportResults {
  /** Rows in the sheet. */
  total: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Rows left out. */
  failed: number;
  errors: RowError[];
  /** The rows left out as they stand in the sheet, in its order, so that they can be mended and imported again. */
  failedRows?: FailedRow[];
  /** What rows named and the catalogue lacked. */
  createdItems: CreatedItem[];
  /** How each column was read. */
  columns: SheetColumn[];
}
