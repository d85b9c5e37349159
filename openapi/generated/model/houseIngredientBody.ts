/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { HouseIngredientFields } from './houseIngredientFields.ts';

export type HouseIngredientBody = HouseIngredientFields;
