/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * What kind of ingredient is replaced.
 */
export type SubstitutionCategory = typeof SubstitutionCategory[keyof typeof SubstitutionCategory];


export const SubstitutionCategory = {
  spirits: 'spirits',
  mixers: 'mixers',
  garnish: 'garnish',
  syrups: 'syrups',
  bitters: 'bitters',
} as const;
