/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { MenuSection } from './menuSection.ts';

/**
 * The parts of a menu, in their order.
 * @maxItems 20
 */
export type MenuSections = MenuSection[];
