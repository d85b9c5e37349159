/**
 * Generated from openapi.yaml. Do not edit.
 */

export interface CreatedItem {
  /** Path segment of its resource, such as `spirits`. */
  resource: string;
  id: string;
  name: string;
}
