/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * The ETag of the answer that you already have.
 */
export type IfNoneMatchParameter = string;
