/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { MenuContent } from './menuContent.ts';

/**
 * A menu, with a page of its own at `/menu/{id}`.
 */
export type Menu = MenuContent & Required<Pick<MenuContent, 'id' | 'name' | 'introduction' | 'currency' | 'sections' | 'status' | 'shownFrom' | 'shownUntil' | 'cocktails' | 'version'>>;
