/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * One option of a filter.
 */
export interface FilterOption {
  /** What the filter is given for it: an id, of a technique its name. */
  value: string;
  /** What people call it. */
  name: string;
  /**
     * How many cocktails it would leave.
     * @minimum 0
     */
  count: number;
}
