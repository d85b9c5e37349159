/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { MenuDrink } from './menuDrink.ts';

/**
 * The cocktails of a section, in their order.
 * @maxItems 60
 */
export type MenuDrinks = MenuDrink[];
