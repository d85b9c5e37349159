/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Items that nothing refers to.
 */
export interface UnusedItems {
  /** Their ids. */
  ids: string[];
}
