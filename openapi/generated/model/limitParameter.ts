/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * At most this many; all of them without it.
 */
export type LimitParameter = number;
