/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { CategoryContent } from './categoryContent.ts';

/**
 * A category as the administrator writes it.
 */
export type CategoryFields = CategoryContent & Required<Pick<CategoryContent, 'name' | 'description'>>;
