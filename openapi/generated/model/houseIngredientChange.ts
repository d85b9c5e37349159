/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ChangeFacts } from './changeFacts.ts';
import type { HouseIngredientChangeResource } from './houseIngredientChangeResource.ts';
import type { HouseIngredientContent } from './houseIngredientContent.ts';

/**
 * A change of a house ingredient.
 */
export type HouseIngredientChange = ChangeFacts & ({
  /** Its resource. */
  resource: HouseIngredientChangeResource;
  /** What it said before. */
  before: HouseIngredientContent | null;
  /** What it says after it. */
  after: HouseIngredientContent | null;
});
