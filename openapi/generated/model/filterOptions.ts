/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { FilterOption } from './filterOption.ts';

export type FilterOptions = FilterOption[];
