/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { CocktailPatch } from './cocktailPatch.ts';

export type CocktailPatchBody = CocktailPatch;
