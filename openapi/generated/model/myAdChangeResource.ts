/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Its resource.
 */
export type MyAdChangeResource = typeof MyAdChangeResource[keyof typeof MyAdChangeResource];


export const MyAdChangeResource = {
  myads: 'myads',
} as const;
