/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ImportDoubtName } from './importDoubtName.ts';

/**
 * A kind of doubt and the recipes that have it.
 */
export interface ImportDoubt {
  doubt: ImportDoubtName;
  /** The doubt in words. */
  message: string;
  /** Recipes that have it. */
  count: number;
  /**
     * The first of their rows.
     * @maxItems 50
     */
  rows: number[];
}
