/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Cocktail } from './cocktail.ts';

/**
 * The cocktails of a page, best first.
 */
export type FoundCocktailsResponse = Cocktail[];
