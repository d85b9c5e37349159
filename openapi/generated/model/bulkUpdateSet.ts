/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Fields with their new values, as the PATCH of an item takes them.
 */
export type BulkUpdateSet = {[key: string]: unknown};
