/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { OffsetParameter } from './offsetParameter.ts';

export type SearchCocktailsParams = {
/**
 * At most this many.
 * @minimum 1
 * @maximum 1000
 */
limit?: number;
/**
 * Leave out this many first.
 * @minimum 0
 * @maximum 1000000000
 */
offset?: OffsetParameter;
};
