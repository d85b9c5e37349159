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
  /**
     * Recipes that have it.
     * @minimum 1
     */
  count: number;
  /**
     * The first of their rows.
     * @maxItems 50
     * @items.minimum 1
     */
  rows: number[];
}
