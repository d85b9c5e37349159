/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { HouseIngredientContent } from './houseIngredientContent.ts';

/**
 * What the house makes itself. A line of a recipe that names it after the amount means it.
 */
export type HouseIngredient = HouseIngredientContent & Required<Pick<HouseIngredientContent, 'id' | 'name' | 'description' | 'ingredients' | 'instructions' | 'yieldMl' | 'keepsDays' | 'version'>>;
