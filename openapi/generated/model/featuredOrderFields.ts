/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Which cocktails are featured, in the order of the home page.
 */
export interface FeaturedOrderFields {
  /**
     * Ids or names of cocktails.
     * @maxItems 1000
     * @items.minLength 1
     * @items.maxLength 200
     */
  ids: string[];
}
