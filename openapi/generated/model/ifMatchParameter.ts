/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * The ETag of what you edited; anything newer is a 412.
 */
export type IfMatchParameter = string;
