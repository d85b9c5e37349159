/**
 * Generated from openapi.yaml. Do not edit.
 */

export interface RowError {
  /** Row number in the file; the header is row 1. */
  row: number;
  field: string;
  message: string;
}
