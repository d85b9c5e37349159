/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { FieldErrorCode } from './fieldErrorCode.ts';
import type { RowNote } from './rowNote.ts';

/**
 * What is wrong in a row.
 */
export type RowError = RowNote & {
  code: FieldErrorCode;
};
