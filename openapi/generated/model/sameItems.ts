/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Names that probably mean one item.
 */
export interface SameItems {
  /** Path segment of the resource, such as `glassware`. */
  resource: string;
  /** The name to keep: the one that the catalogue has, else the first in the sheet. */
  keep: string;
  /**
     * Names that probably mean the same.
     * @maxItems 50
     */
  others: string[];
}
