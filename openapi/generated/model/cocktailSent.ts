/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Categories } from './categories.ts';
import type { FeaturedPlace } from './featuredPlace.ts';
import type { Line } from './line.ts';
import type { Picture } from './picture.ts';
import type { WebAddress } from './webAddress.ts';

/**
 * What of a recipe is sent otherwise than it is answered.
 */
export interface CocktailSent {
  /** Names or ids of categories, or a single one. */
  category?: Categories | Line;
  /** A web address, or an uploaded picture (JPEG, PNG, WebP, AVIF or GIF, 8 MiB, 40 megapixels and 20,000 pixels a side at most). */
  image?: WebAddress | Picture | null;
  /** The place among the featured; what stands there and after it moves on. */
  featuredPlace?: FeaturedPlace | null;
}
