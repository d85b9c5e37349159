/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { HouseIngredientContent } from './houseIngredientContent.ts';
import type { Id } from './id.ts';
import type { Version } from './version.ts';

/**
 * What the house makes itself. A line of a recipe that names it after the amount means it.
 */
export type HouseIngredient = HouseIngredientContent & {
  id: Id;
  version: Version;
} & Required<Pick<HouseIngredientContent & {
  id: Id;
  version: Version;
}, 'name' | 'description' | 'ingredients' | 'instructions' | 'yieldMl' | 'keepsDays'>>;
