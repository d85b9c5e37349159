/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * This swap is there already.
 */
export type SustainableSubstitutionNameTakenResponse = Problem;
