/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The body, or a file in it, is too large.
 */
export type BodyTooLargeResponse = Problem;
