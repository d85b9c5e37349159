/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { FeaturedPlace } from './featuredPlace.ts';

/**
 * The featured flag, and where the home page shows it. Without a place it stays where it is; one that is no longer featured loses its place.
 */
export interface CocktailFeatured {
  /** Whether the home page shows it. */
  featured: boolean;
  featuredPlace?: FeaturedPlace | null;
}
