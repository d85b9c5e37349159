/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * The point that stays in view where the picture is cropped, from the left and from the top. Null is its middle, and becomes it for a picture that takes the place of another one, as long as the request does not choose one.
 * @maxLength 9
 * @nullable
 * @pattern ^(?:100|\d{1,2})% (?:100|\d{1,2})%$
 */
export type ImageFocus = string | null;
