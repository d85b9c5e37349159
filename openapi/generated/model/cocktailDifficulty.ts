/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * From one star to five.
 */
export type CocktailDifficulty = typeof CocktailDifficulty[keyof typeof CocktailDifficulty];


export const CocktailDifficulty = {
  Simple: 'Simple',
  Easy: 'Easy',
  Moderate: 'Moderate',
  Challenging: 'Challenging',
  Expert: 'Expert',
} as const;
