/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A parameter is not valid.
 */
export type QueryInvalidResponse = Problem;
