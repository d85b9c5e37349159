/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * A required field that recipes of the sheet lack.
 */
export interface MissingField {
  /** Name of the field. */
  field: string;
  /**
     * Recipes that lack it.
     * @minimum 1
     */
  count: number;
}
