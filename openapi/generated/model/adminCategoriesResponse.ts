/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Category } from './category.ts';

/**
 * The categories, those that visitors do not see too.
 */
export type AdminCategoriesResponse = Category[];
