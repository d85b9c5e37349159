/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Its resource.
 */
export type CategoryChangeResource = typeof CategoryChangeResource[keyof typeof CategoryChangeResource];


export const CategoryChangeResource = {
  categories: 'categories',
} as const;
