/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { CategoryPatch } from './categoryPatch.ts';

/**
 * A category as the administrator writes it.
 */
export type CategoryFields = CategoryPatch & Required<Pick<CategoryPatch, 'name' | 'description'>>;
