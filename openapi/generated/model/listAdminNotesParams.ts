/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { OffsetParameter } from './offsetParameter.ts';
import type { PageLimitParameter } from './pageLimitParameter.ts';
import type { PublicationParameter } from './publicationParameter.ts';

export type ListAdminNotesParams = {
/**
 * What visitors see of an item at this moment. `scheduled` is published and not shown yet, `ended` not shown any more.
 */
status?: PublicationParameter;
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
