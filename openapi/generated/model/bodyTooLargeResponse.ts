/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The body is larger than `x-body-limits` say, or a file in it than its `x-max-bytes`.
 */
export type BodyTooLargeResponse = Problem;
