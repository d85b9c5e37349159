/**
 * Generated from openapi.yaml. Do not edit.
 */

export type ListAuditEntriesParams = {
/**
 * At most this many.
 * @minimum 1
 * @maximum 200
 */
limit?: number;
/**
 * Only entries that are older than the one with this id, such as `next` of the page before.
 * @maxLength 9
 * @pattern ^\d{1,9}$
 */
before?: string;
};
