/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * One line of text.
 * @minLength 1
 * @maxLength 2000
 * @pattern ^[^\r\n]*$
 */
export type Line = string;
