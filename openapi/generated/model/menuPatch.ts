/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { MenuContent } from './menuContent.ts';

/**
 * Fields of a menu; each may be left out.
 */
export type MenuPatch = MenuContent;
