/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * A bottle of a bar.
 */
export interface Bottle {
  /** Its id, which `have` takes. */
  value: string;
  /** What people call it. */
  name: string;
}
