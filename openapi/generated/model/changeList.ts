/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Change } from './change.ts';

/**
 * A page of the history.
 */
export interface ChangeList {
  /**
     * How many there are without `limit` and `offset`.
     * @minimum 0
     */
  total: number;
  /** Those of this page, the newest first. */
  changes: Change[];
}
