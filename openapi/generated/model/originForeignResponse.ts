/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The request came from another site.
 */
export type OriginForeignResponse = Problem;
