/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Parameters or fields are not valid, or the request cannot be read.
 */
export type InvalidResponse = Problem;
