/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { SustainableSubstitution } from './sustainableSubstitution.ts';

/**
 * The swaps, those that visitors do not see too.
 */
export type AdminSubstitutionsResponse = SustainableSubstitution[];
