/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { FilterOptions } from './filterOptions.ts';

/**
 * What the collection can be narrowed by, each list by name, and what has an order of its own in that.
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
  garnish: FilterOptions;
  difficulty: FilterOptions;
  strength: FilterOptions;
  taste: FilterOptions;
  freeFrom: FilterOptions;
  /** Of the parameter `without` what was understood. */
  without: string[];
  /** The rest of it, which left nothing out: neither an ingredient nor an allergen is called so. */
  unknown: string[];
}
