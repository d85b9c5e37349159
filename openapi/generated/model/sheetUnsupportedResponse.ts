/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The file is neither CSV nor Excel.
 */
export type SheetUnsupportedResponse = Problem;
