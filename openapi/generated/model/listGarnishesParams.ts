/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { OfCocktailParameter } from './ofCocktailParameter.ts';

export type ListGarnishesParams = {
/**
 * Id of a cocktail; only what it names is listed, in its order.
 * @maxLength 200
 */
cocktail?: OfCocktailParameter;
};
