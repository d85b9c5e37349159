/**
 * Generated from openapi.yaml. Do not edit.
 */

export interface MissingField {
  field: string;
  /** Recipes that lack it. */
  count: number;
}
