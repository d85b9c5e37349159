/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * There is no such item.
 */
export type NotFoundResponse = Problem;
