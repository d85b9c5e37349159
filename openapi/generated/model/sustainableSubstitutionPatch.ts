/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { SustainableSubstitutionContent } from './sustainableSubstitutionContent.ts';

/**
 * Fields of a swap; each may be left out.
 */
export type SustainableSubstitutionPatch = SustainableSubstitutionContent;
