/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { FeaturedPlace } from './featuredPlace.ts';

/**
 * The featured flag. A cocktail that is featured already stays where the home page shows it; the order is that of `updateFeaturedOrder`.
 */
export interface CocktailFeatured {
  /** Whether the home page shows it. */
  featured: boolean;
  /** The place among the featured; what stands there and after it moves on. */
  featuredPlace?: FeaturedPlace | null;
}
