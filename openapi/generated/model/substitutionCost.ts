/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * What it costs compared with the original.
 */
export type SubstitutionCost = typeof SubstitutionCost[keyof typeof SubstitutionCost];


export const SubstitutionCost = {
  Lower: 'Lower',
  Similar: 'Similar',
  Higher: 'Higher',
} as const;
