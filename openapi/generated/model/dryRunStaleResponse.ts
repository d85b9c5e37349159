/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The catalogue was changed since the dry run.
 */
export type DryRunStaleResponse = Problem;
