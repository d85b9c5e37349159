/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The address or a header is not valid.
 */
export type RequestInvalidResponse = Problem;
