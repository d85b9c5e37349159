/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Its resource.
 */
export type CocktailChangeResource = typeof CocktailChangeResource[keyof typeof CocktailChangeResource];


export const CocktailChangeResource = {
  cocktails: 'cocktails',
} as const;
