/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The password is wrong.
 */
export type PasswordWrongResponse = Problem;
