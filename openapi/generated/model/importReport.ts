/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ReportedRow } from './reportedRow.ts';

/**
 * A page of the report of an import.
 */
export interface ImportReport {
  /**
     * Rows of the sheet in its order.
     * @maxItems 1000
     */
  rows: ReportedRow[];
  /**
     * The `cursor` of the next page; null when there is none.
     * @minimum 0
     * @nullable
     */
  next: number | null;
}
