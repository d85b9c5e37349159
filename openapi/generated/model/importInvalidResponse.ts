/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * There is no file, or it is no readable sheet.
 */
export type ImportInvalidResponse = Problem;
