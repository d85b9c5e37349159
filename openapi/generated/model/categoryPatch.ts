/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { CategoryContent } from './categoryContent.ts';

/**
 * Fields of a category; each may be left out.
 */
export type CategoryPatch = CategoryContent;
