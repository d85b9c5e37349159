/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * It is done, failed or cancelled already.
 */
export type ImportOverResponse = Problem;
