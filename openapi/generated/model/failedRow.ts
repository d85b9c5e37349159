/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * A row that was left out, as it stands in the sheet.
 */
export interface FailedRow {
  /**
     * Row number in the file; the header is row 1.
     * @minimum 0
     */
  row: number;
  /** What the row holds as text, one entry for each of `columns` and in their order. */
  values: string[];
}
