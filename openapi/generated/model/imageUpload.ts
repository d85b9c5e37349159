/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Picture } from './picture.ts';

/**
 * A picture.
 */
export interface ImageUpload {
  /** JPEG, PNG, WebP, AVIF or GIF, 8 MiB and 40 megapixels at most. */
  image: Picture;
}
