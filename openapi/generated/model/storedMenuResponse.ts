/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Menu } from './menu.ts';

/**
 * The item.
 */
export type StoredMenuResponse = Menu;
