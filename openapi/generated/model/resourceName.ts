/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Path segment of a resource. More may come; a client lets pass what it does not know.
 */
export type ResourceName = typeof ResourceName[keyof typeof ResourceName];


export const ResourceName = {
  cocktails: 'cocktails',
  categories: 'categories',
  spirits: 'spirits',
  glassware: 'glassware',
  garnish: 'garnish',
  equipment: 'equipment',
  'cocktail-types': 'cocktail-types',
  myads: 'myads',
  'house-ingredients': 'house-ingredients',
  menus: 'menus',
  'sustainable-substitutions': 'sustainable-substitutions',
} as const;
