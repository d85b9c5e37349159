/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * How far an import is.
 */
export interface RowProgress {
  /**
     * Rows that are decided, or stored when the state is `storing`.
     * @minimum 0
     */
  rows: number;
  /**
     * Rows of the sheet; 0 until it is read.
     * @minimum 0
     */
  total: number;
}
