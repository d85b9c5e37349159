/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Other items refer to it.
 */
export type ItemInUseResponse = Problem;
