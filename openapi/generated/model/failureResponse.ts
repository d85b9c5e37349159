/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * What any request may get instead of the statuses that its operation lists.
 */
export type FailureResponse = Problem;
