/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { OffsetParameter } from './offsetParameter.ts';
import type { PageLimitParameter } from './pageLimitParameter.ts';

export type ListUnusedItemsParams = {
/**
 * At most this many.
 * @minimum 1
 * @maximum 1000
 */
limit?: PageLimitParameter;
/**
 * Leave out this many first.
 * @minimum 0
 * @maximum 1000000000
 */
offset?: OffsetParameter;
};
