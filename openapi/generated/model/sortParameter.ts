/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { CocktailOrder } from './cocktailOrder.ts';

export type SortParameter = CocktailOrder;
