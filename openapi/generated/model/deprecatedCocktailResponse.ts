/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Cocktail } from './cocktail.ts';

/**
 * The item, from an address that will go.
 */
export type DeprecatedCocktailResponse = Cocktail;
