/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { CocktailTypeFields } from './cocktailTypeFields.ts';

export type CocktailTypeBody = CocktailTypeFields;
