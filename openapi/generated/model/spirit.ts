/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { NamedItem } from './namedItem.ts';

/**
 * Something poured from a bottle.
 */
export type Spirit = NamedItem & Required<Pick<NamedItem, 'id' | 'name' | 'description' | 'version'>>;
