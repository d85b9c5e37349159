/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Things that must stand neither among the ingredients nor in the garnish, between commas. Whole words count, singular or plural.
 */
export type WithoutParameter = string;
