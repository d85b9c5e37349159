/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Id of a cocktail; only what it names is listed, in its order.
 */
export type OfCocktailParameter = string;
