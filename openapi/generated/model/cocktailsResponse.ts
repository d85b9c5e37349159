/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Cocktail } from './cocktail.ts';

/**
 * The cocktails; all of them, or those of a page.
 */
export type CocktailsResponse = Cocktail[];
