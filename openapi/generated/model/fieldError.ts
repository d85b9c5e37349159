/**
 * Generated from openapi.yaml. Do not edit.
 */

export interface FieldError {
  /** Name of the field. */
  field: string;
  /** What is wrong with it, for people. */
  message: string;
}
