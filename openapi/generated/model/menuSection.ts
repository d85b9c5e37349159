/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { MenuDrinks } from './menuDrinks.ts';

/**
 * A part of a menu, written and answered alike.
 */
export interface MenuSection {
  /**
     * Its heading.
     * @minLength 1
     * @maxLength 120
     * @pattern ^[^\r\n]*$
     */
  title: string;
  drinks?: MenuDrinks;
}
