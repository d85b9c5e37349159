/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { HouseIngredient } from './houseIngredient.ts';

/**
 * The new item.
 */
export type HouseIngredientCreatedResponse = HouseIngredient;
