/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * What of the file was read.
 */
export interface SheetSource {
  /**
     * Null for a text file, `*` for several taken together.
     * @nullable
     */
  worksheet: string | null;
  /** All worksheets of the workbook. */
  worksheets: string[];
  /**
     * Encoding of a text file.
     * @nullable
     */
  encoding: string | null;
  /**
     * Row that names the columns; 0 when there is none, and columns are called by their letters.
     * @minimum 0
     */
  headerRow: number;
}
