/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { SustainableSubstitution } from './sustainableSubstitution.ts';

/**
 * The new item.
 */
export type SustainableSubstitutionCreatedResponse = SustainableSubstitution;
