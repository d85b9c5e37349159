/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A recipe holds more text than an Excel cell can.
 */
export type ExportTooLongResponse = Problem;
