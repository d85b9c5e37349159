/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * A few sentences about it.
 * @minLength 1
 * @maxLength 4000
 */
export type Description = string;
