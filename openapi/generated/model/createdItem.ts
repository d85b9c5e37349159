/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * An item that an import made.
 */
export interface CreatedItem {
  /** Path segment of its resource, such as `spirits`. */
  resource: string;
  /** Its id. */
  id: string;
  /** What people call it. */
  name: string;
}
