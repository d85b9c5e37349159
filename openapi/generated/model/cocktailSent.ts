/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { FeaturedPlace } from './featuredPlace.ts';
import type { Picture } from './picture.ts';
import type { WebAddress } from './webAddress.ts';

/**
 * What of a recipe is sent otherwise than it is answered.
 */
export interface CocktailSent {
  /** A web address, or an uploaded picture (JPEG, PNG, WebP, AVIF or GIF, 8 MiB, 40 megapixels and 20,000 pixels a side at most). */
  image?: WebAddress | Picture | null;
  /**
     * The place among the featured; what stands there and after it moves on. Use `updateFeaturedOrder` instead, which says the whole order.
     * @deprecated
     */
  featuredPlace?: FeaturedPlace | null;
}
