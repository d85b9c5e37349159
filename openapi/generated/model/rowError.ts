/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * What is wrong in a row.
 */
export interface RowError {
  /**
     * Row number in the file; the header is row 1.
     * @minimum 0
     */
  row: number;
  /**
     * Name of the field, or of the column.
     * @maxLength 200
     */
  field: string;
  /**
     * What is wrong with it, for people.
     * @maxLength 400
     */
  message: string;
}
