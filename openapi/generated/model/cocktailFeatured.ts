/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * The featured flag alone.
 */
export interface CocktailFeatured {
  /** Whether the home page shows it. */
  featured: boolean;
}
