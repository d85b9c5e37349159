/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { DifficultyParameter } from './difficultyParameter.ts';
import type { GlassParameter } from './glassParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { OffsetParameter } from './offsetParameter.ts';
import type { SpiritParameter } from './spiritParameter.ts';
import type { TechniqueParameter } from './techniqueParameter.ts';
import type { WithoutParameter } from './withoutParameter.ts';

export type ListCocktailsParams = {
/**
 * Only the featured ones, or only the others.
 */
featured?: boolean;
/**
 * Id or name of a category.
 * @maxLength 200
 */
category?: string;
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
/**
 * Words to search for, as in the search.
 * @maxLength 200
 */
q?: string;
/**
 * A part of the name, whatever the case.
 * @maxLength 200
 */
name?: string;
/**
 * At most this many.
 * @minimum 1
 * @maximum 1000
 */
limit?: LimitParameter;
/**
 * Leave out this many first.
 * @minimum 0
 * @maximum 1000000000
 */
offset?: OffsetParameter;
};
