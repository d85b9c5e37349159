/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * What is remarkable in a row.
 */
export interface RowNote {
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
     * What there is to say about it, for people.
     * @maxLength 400
     */
  message: string;
}
