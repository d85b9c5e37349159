/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The type of the body, or of a file in it, is not accepted.
 */
export type TypeUnsupportedResponse = Problem;
