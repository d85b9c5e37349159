/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Only those with a photo, or only those without.
 */
export type WithPhotoParameter = boolean;
