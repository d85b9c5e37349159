/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The sheet is too large.
 */
export type SheetTooLargeResponse = Problem;
