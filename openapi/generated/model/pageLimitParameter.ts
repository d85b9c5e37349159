/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * At most this many.
 */
export type PageLimitParameter = number;
