/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Cocktail } from './cocktail.ts';

/**
 * The cocktails, those that visitors do not see too.
 */
export type AdminCocktailsResponse = Cocktail[];
