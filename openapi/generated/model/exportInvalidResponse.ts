/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A recipe holds more text than an Excel cell can, or a parameter is not valid.
 */
export type ExportInvalidResponse = Problem;
