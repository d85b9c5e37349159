/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * How many of a cocktail's bottles are not among those of `have`, exactly; none unless it is said. Without `have` it means nothing.
 */
export type MissingParameter = number;
