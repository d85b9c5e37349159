/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { HouseIngredientContent } from './houseIngredientContent.ts';

/**
 * Fields of a house ingredient; each may be left out.
 */
export type HouseIngredientPatch = HouseIngredientContent;
