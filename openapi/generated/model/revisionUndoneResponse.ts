/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * It was undone before.
 */
export type RevisionUndoneResponse = Problem;
