/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The site runs in demo mode.
 */
export type PasswordFixedResponse = Problem;
