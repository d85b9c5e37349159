/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * The featured cocktails in the order of the home page.
 */
export interface FeaturedOrder {
  /**
     * The first of their ids.
     * @maxItems 1000
     */
  ids: string[];
}
