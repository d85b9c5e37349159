/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { CocktailDifficulty } from './cocktailDifficulty.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { OffsetParameter } from './offsetParameter.ts';

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
spirit?: string;
difficulty?: CocktailDifficulty;
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
