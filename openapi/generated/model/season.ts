/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * A season of the year.
 */
export type Season = typeof Season[keyof typeof Season];


export const Season = {
  spring: 'spring',
  summer: 'summer',
  autumn: 'autumn',
  winter: 'winter',
} as const;
