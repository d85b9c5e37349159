/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The name is taken.
 */
export type NameTakenResponse = Problem;
