/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { SustainableSubstitutionPatch } from './sustainableSubstitutionPatch.ts';

export type SustainableSubstitutionPatchBody = SustainableSubstitutionPatch;
