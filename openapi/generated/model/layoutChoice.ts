/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * A layout in which a sheet can be read.
 */
export interface LayoutChoice {
  /** As in `SheetLayout`. */
  layout: string;
  /** The layout in words. */
  label: string;
}
