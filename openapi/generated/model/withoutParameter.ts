/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Up to 20 things that must stand neither among the ingredients nor in the garnish, between commas; what is repeated counts once. Whole words count, singular or plural, and what is made of a thing counts as the thing (sugar for syrup, wine for vermouth).
 */
export type WithoutParameter = string[];
