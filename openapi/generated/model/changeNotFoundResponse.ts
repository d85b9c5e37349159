/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * There is no such change.
 */
export type ChangeNotFoundResponse = Problem;
