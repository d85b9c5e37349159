/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { MenuContent } from './menuContent.ts';

/**
 * A menu as the administrator writes it.
 */
export type MenuFields = MenuContent & Required<Pick<MenuContent, 'name' | 'currency'>>;
