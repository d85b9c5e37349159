/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Menu } from './menu.ts';

/**
 * The menus, those that visitors do not see too.
 */
export type AdminMenusResponse = Menu[];
