/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Change } from './change.ts';

export interface ChangeList {
  /** How many there are without `limit` and `offset`. */
  total: number;
  changes: Change[];
}
