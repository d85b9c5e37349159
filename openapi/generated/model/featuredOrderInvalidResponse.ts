/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Some ids are not valid.
 */
export type FeaturedOrderInvalidResponse = Problem;
