/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Its resource.
 */
export type NamedItemChangeResource = typeof NamedItemChangeResource[keyof typeof NamedItemChangeResource];


export const NamedItemChangeResource = {
  spirits: 'spirits',
  garnish: 'garnish',
  equipment: 'equipment',
  'cocktail-types': 'cocktail-types',
} as const;
