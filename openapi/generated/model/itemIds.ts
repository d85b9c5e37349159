/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Items by their ids.
 */
export interface ItemIds {
  /** Their ids. */
  ids: string[];
}
