/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Its resource.
 */
export type HouseIngredientChangeResource = typeof HouseIngredientChangeResource[keyof typeof HouseIngredientChangeResource];


export const HouseIngredientChangeResource = {
  'house-ingredients': 'house-ingredients',
} as const;
