/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { SheetColumn } from './sheetColumn.ts';

/**
 * How many rows and recipes an import had, and how it read the columns.
 */
export interface ImportCounts {
  /**
     * Rows in the sheet; those that make one recipe together count once.
     * @minimum 0
     */
  total: number;
  /**
     * Recipes that are new.
     * @minimum 0
     */
  created: number;
  /**
     * Recipes that were changed.
     * @minimum 0
     */
  updated: number;
  /**
     * Recipes that were like this already.
     * @minimum 0
     */
  unchanged: number;
  /**
     * Recipes that exist and were left as they are by choice.
     * @minimum 0
     */
  kept?: number;
  /**
     * Those of `created` that are copies of recipes that exist.
     * @minimum 0
     */
  copied?: number;
  /**
     * Rows left out.
     * @minimum 0
     */
  failed: number;
  /**
     * Recipes with at least one doubt.
     * @minimum 0
     */
  doubted: number;
  /**
     * How each column was read.
     * @maxItems 256
     */
  columns: SheetColumn[];
}
