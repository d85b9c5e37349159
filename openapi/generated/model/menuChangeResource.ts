/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Its resource.
 */
export type MenuChangeResource = typeof MenuChangeResource[keyof typeof MenuChangeResource];


export const MenuChangeResource = {
  menus: 'menus',
} as const;
