/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { DifficultyParameter } from './difficultyParameter.ts';
import type { GlassParameter } from './glassParameter.ts';
import type { SpiritParameter } from './spiritParameter.ts';
import type { TechniqueParameter } from './techniqueParameter.ts';
import type { WithoutParameter } from './withoutParameter.ts';

export type ListCollectionOptionsParams = {
/**
 * Id or name of a spirit.
 * @maxLength 200
 */
spirit?: SpiritParameter;
/**
 * Id or name of a technique, which is a cocktail's `type`.
 * @maxLength 200
 */
technique?: TechniqueParameter;
/**
 * Id or name of a piece of glassware.
 * @maxLength 200
 */
glass?: GlassParameter;
/**
 * From one star to five.
 */
difficulty?: DifficultyParameter;
/**
 * Things that must stand neither among the ingredients nor in the garnish, between commas. Whole words count, singular or plural.
 * @maxLength 200
 */
without?: WithoutParameter;
};
