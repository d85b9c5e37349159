/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The address, a header or the body cannot be read.
 */
export type RequestInvalidResponse = Problem;
