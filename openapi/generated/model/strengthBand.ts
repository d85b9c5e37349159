/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * How strong a drink is as served; light is below 12 % of alcohol by volume, strong is 18 % and more.
 */
export type StrengthBand = typeof StrengthBand[keyof typeof StrengthBand];


export const StrengthBand = {
  'alcohol-free': 'alcohol-free',
  light: 'light',
  medium: 'medium',
  strong: 'strong',
} as const;
