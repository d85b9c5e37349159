/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Picture } from './picture.ts';

/**
 * A picture.
 */
export interface ImageUpload {
  /** JPEG, PNG, WebP, AVIF or GIF, 8 MiB, 40 megapixels and 20,000 pixels a side at most. */
  image: Picture;
}
