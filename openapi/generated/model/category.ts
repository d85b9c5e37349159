/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { CategoryContent } from './categoryContent.ts';

/**
 * A shelf of recipes.
 */
export type Category = CategoryContent & Required<Pick<CategoryContent, 'id' | 'name' | 'description' | 'photo' | 'imageAlt' | 'imageFocus' | 'status' | 'shownFrom' | 'shownUntil' | 'cocktailCount' | 'version'>>;
