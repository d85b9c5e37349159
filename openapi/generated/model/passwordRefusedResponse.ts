/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A field is not valid, or the present password is wrong.
 */
export type PasswordRefusedResponse = Problem;
