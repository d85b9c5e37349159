/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { SustainableSubstitution } from './sustainableSubstitution.ts';

/**
 * The item.
 */
export type StoredSustainableSubstitutionResponse = SustainableSubstitution;
