/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Restoring would clash with what is there now.
 */
export type RestoreRefusedResponse = Problem;
