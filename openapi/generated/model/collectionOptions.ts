/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { FilterOptions } from './filterOptions.ts';

/**
 * What the collection can be narrowed by, each list by name and difficulties from simple to expert.
 */
export interface CollectionOptions {
  /**
     * How many cocktails there are.
     * @minimum 0
     */
  total: number;
  /**
     * How many of them pass all filters.
     * @minimum 0
     */
  matching: number;
  spirit: FilterOptions;
  technique: FilterOptions;
  glass: FilterOptions;
  difficulty: FilterOptions;
}
