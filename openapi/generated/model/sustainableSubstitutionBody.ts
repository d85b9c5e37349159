/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { SustainableSubstitutionFields } from './sustainableSubstitutionFields.ts';

export type SustainableSubstitutionBody = SustainableSubstitutionFields;
