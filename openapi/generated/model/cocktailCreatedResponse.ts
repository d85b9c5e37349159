/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Cocktail } from './cocktail.ts';

/**
 * The new item.
 */
export type CocktailCreatedResponse = Cocktail;
