/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The key came with another request before.
 */
export type IdempotencyKeyReusedResponse = Problem;
