/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * What the picture shows, for those who do not see it. Null where the words beside it say enough, and for a picture that takes the place of another one, as long as the request does not say what it is.
 * @maxLength 300
 * @nullable
 */
export type ImageAlt = string | null;
