/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Menu } from './menu.ts';

/**
 * The new item.
 */
export type MenuCreatedResponse = Menu;
