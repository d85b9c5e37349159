/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Too many wrong passwords from this address.
 */
export type AttemptsExhaustedResponse = Problem;
