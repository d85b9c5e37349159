/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * How many reasons and rows were left out of this answer, which has the first of them.
 */
export type ImportResultsMore = {
  /**
     * More rows whose recipes exist.
     * @minimum 0
     */
  existing?: number;
  /**
     * More reasons why rows were left out.
     * @minimum 0
     */
  errors: number;
  /**
     * More rows that were left out.
     * @minimum 0
     */
  failedRows: number;
};
