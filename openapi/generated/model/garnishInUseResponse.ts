/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Cocktails use it.
 */
export type GarnishInUseResponse = Problem;
