/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { CocktailType } from './cocktailType.ts';

/**
 * The item.
 */
export type StoredCocktailTypeResponse = CocktailType;
