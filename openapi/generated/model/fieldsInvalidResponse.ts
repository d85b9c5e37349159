/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Some fields are not valid.
 */
export type FieldsInvalidResponse = Problem;
