/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The body has a type that is not accepted here.
 */
export type TypeUnsupportedResponse = Problem;
