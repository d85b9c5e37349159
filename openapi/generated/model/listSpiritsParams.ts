/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { LimitParameter } from './limitParameter.ts';
import type { OfCocktailParameter } from './ofCocktailParameter.ts';
import type { OffsetParameter } from './offsetParameter.ts';

export type ListSpiritsParams = {
/**
 * Id of a cocktail; only what it names is listed, in its order.
 * @maxLength 200
 */
cocktail?: OfCocktailParameter;
/**
 * At most this many; all of them without it.
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
