/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { FieldErrorCode } from './fieldErrorCode.ts';

/**
 * One field, or one parameter, that is not valid.
 */
export interface FieldError {
  /** Name of the field or parameter; of an unknown one the first 100 characters and `…`. */
  field: string;
  code: FieldErrorCode;
  /** What is wrong with it, for people. */
  message: string;
}
