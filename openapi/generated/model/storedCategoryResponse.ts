/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Category } from './category.ts';

/**
 * The item.
 */
export type StoredCategoryResponse = Category;
