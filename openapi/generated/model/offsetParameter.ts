/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Leave out this many first.
 */
export type OffsetParameter = number;
