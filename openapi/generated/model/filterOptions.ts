/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { FilterOption } from './filterOption.ts';

/**
 * The options of one filter.
 */
export type FilterOptions = FilterOption[];
