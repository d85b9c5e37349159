/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { CategoryContent } from './categoryContent.ts';
import type { Id } from './id.ts';
import type { Version } from './version.ts';

/**
 * A shelf of recipes.
 */
export type Category = CategoryContent & {
  id: Id;
  /**
     * How many cocktails are in it.
     * @minimum 0
     */
  readonly cocktailCount: number;
  version: Version;
} & Required<Pick<CategoryContent & {
  id: Id;
  /**
     * How many cocktails are in it.
     * @minimum 0
     */
  readonly cocktailCount: number;
  version: Version;
}, 'name' | 'description' | 'photo' | 'imageAlt' | 'imageFocus' | 'status' | 'shownFrom' | 'shownUntil'>>;
