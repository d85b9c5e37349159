/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { NamedItem } from './namedItem.ts';

/**
 * Something on top, on the rim or beside.
 */
export type Garnish = NamedItem & Required<Pick<NamedItem, 'id' | 'name' | 'description' | 'version'>>;
