/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * How hard the swap is.
 */
export type SubstitutionDifficulty = typeof SubstitutionDifficulty[keyof typeof SubstitutionDifficulty];


export const SubstitutionDifficulty = {
  Easy: 'Easy',
  Medium: 'Medium',
  Hard: 'Hard',
} as const;
