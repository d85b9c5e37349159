/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * By name, the strongest first, or the newest first. Drinks of unknown strength come last. A draft is as new as its publication, and what is shown from a later moment on as new as that.
 */
export type CocktailOrder = typeof CocktailOrder[keyof typeof CocktailOrder];


export const CocktailOrder = {
  name: 'name',
  strength: 'strength',
  newest: 'newest',
} as const;
