/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Raised by every change of the item. No validator; `If-Match` takes an ETag alone.
 * @minimum 1
 */
export type Version = number;
