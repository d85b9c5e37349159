/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Too many passwords, or too many requests, came from this address.
 */
export type AttemptsExhaustedResponse = Problem;
