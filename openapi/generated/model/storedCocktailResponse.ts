/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Cocktail } from './cocktail.ts';

/**
 * The item.
 */
export type StoredCocktailResponse = Cocktail;
