/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { OffsetParameter } from './offsetParameter.ts';

export type ListSimilarCocktailsParams = {
/**
 * At most this many.
 * @minimum 1
 * @maximum 20
 */
limit?: number;
/**
 * Leave out this many first.
 * @minimum 0
 * @maximum 1000000000
 */
offset?: OffsetParameter;
};
