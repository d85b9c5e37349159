/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Its resource.
 */
export type SustainableSubstitutionChangeResource = typeof SustainableSubstitutionChangeResource[keyof typeof SustainableSubstitutionChangeResource];


export const SustainableSubstitutionChangeResource = {
  'sustainable-substitutions': 'sustainable-substitutions',
} as const;
