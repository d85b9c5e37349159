/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { HouseIngredientContent } from './houseIngredientContent.ts';

/**
 * A house ingredient as the administrator writes it.
 */
export type HouseIngredientFields = HouseIngredientContent & Required<Pick<HouseIngredientContent, 'name' | 'ingredients' | 'instructions' | 'yieldMl'>>;
