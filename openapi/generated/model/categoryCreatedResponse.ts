/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Category } from './category.ts';

/**
 * The new item.
 */
export type CategoryCreatedResponse = Category;
