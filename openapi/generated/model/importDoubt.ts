/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ImportDoubtName } from './importDoubtName.ts';

export interface ImportDoubt {
  doubt: ImportDoubtName;
  message: string;
  /** Recipes that have it. */
  count: number;
  /**
     * The first of their rows.
     * @maxItems 50
     */
  rows: number[];
}
