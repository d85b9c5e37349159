/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * What a drink tastes of.
 */
export type Taste = typeof Taste[keyof typeof Taste];


export const Taste = {
  sour: 'sour',
  bitter: 'bitter',
  sweet: 'sweet',
  strong: 'strong',
} as const;
