/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Ids or names of items; what is repeated counts once.
 * @minItems 1
 * @maxItems 10000
 * @items.minLength 1
 * @items.maxLength 200
 */
export type BulkIds = string[];
