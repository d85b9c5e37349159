/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The database does not answer at the moment.
 */
export type DatabaseAwayResponse = Problem;
