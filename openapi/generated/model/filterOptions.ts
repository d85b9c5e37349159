/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { FilterOption } from './filterOption.ts';

/**
 * The options of one filter; of more than 100 those with the most cocktails. A filter takes the others too.
 * @maxItems 100
 */
export type FilterOptions = FilterOption[];
