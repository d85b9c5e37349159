/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * What people call it; unique within its resource, whatever the case. A text of which nothing is seen, such as a zero-width space, counts as blank.
 * @minLength 1
 * @maxLength 120
 * @pattern ^[^\r\n]*$
 */
export type Name = string;
