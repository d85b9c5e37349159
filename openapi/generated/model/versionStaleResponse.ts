/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Someone changed it in the meantime.
 */
export type VersionStaleResponse = Problem;
