/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { CocktailDifficulty } from './cocktailDifficulty.ts';

export type DifficultyParameter = CocktailDifficulty;
