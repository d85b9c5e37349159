/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * The point that stays in view where the picture is cropped, from the left and from the top. Null is its middle.
 * @maxLength 9
 * @nullable
 * @pattern ^(?:100|\d{1,2})% (?:100|\d{1,2})%$
 */
export type ImageFocus = string | null;
