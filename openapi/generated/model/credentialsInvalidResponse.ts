/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * No password was given.
 */
export type CredentialsInvalidResponse = Problem;
