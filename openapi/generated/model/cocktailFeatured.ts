/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * The featured flag alone.
 */
export interface CocktailFeatured {
  featured: boolean;
}
