/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * What the picture shows, for those who do not see it. Null where the words beside it say enough.
 * @maxLength 300
 * @nullable
 */
export type ImageAlt = string | null;
