/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { CocktailType } from './cocktailType.ts';

/**
 * The new item.
 */
export type CocktailTypeCreatedResponse = CocktailType;
