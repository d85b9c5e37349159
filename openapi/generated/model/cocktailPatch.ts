/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { CocktailContent } from './cocktailContent.ts';
import type { CocktailSent } from './cocktailSent.ts';

/**
 * Fields of a recipe; each may be left out.
 */
export type CocktailPatch = CocktailContent & CocktailSent;
