/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { LimitParameter } from './limitParameter.ts';
import type { OffsetParameter } from './offsetParameter.ts';

export type ListEquipmentParams = {
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
