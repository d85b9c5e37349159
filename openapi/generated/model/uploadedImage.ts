/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * A picture that was stored.
 */
export interface UploadedImage {
  /** Its address on this site. */
  image: string;
}
