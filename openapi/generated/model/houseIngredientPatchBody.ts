/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { HouseIngredientPatch } from './houseIngredientPatch.ts';

export type HouseIngredientPatchBody = HouseIngredientPatch;
