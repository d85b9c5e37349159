/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * A cocktail that a menu lists.
 */
export interface MenuCocktail {
  id: Id;
  /** What people call it. */
  name: string;
}
