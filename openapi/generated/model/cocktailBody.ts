/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { CocktailFields } from './cocktailFields.ts';

export type CocktailBody = CocktailFields;
