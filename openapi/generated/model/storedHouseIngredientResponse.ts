/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { HouseIngredient } from './houseIngredient.ts';

/**
 * The item.
 */
export type StoredHouseIngredientResponse = HouseIngredient;
