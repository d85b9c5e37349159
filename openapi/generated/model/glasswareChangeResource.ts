/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Its resource.
 */
export type GlasswareChangeResource = typeof GlasswareChangeResource[keyof typeof GlasswareChangeResource];


export const GlasswareChangeResource = {
  glassware: 'glassware',
} as const;
