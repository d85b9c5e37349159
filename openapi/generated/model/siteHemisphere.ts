/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Where the house is; it says when which season is.
 */
export type SiteHemisphere = typeof SiteHemisphere[keyof typeof SiteHemisphere];


export const SiteHemisphere = {
  north: 'north',
  south: 'south',
} as const;
