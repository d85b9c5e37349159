/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { NamedItem } from './namedItem.ts';

/**
 * A tool of the bar.
 */
export type Equipment = NamedItem & Required<Pick<NamedItem, 'id' | 'name' | 'description' | 'version'>>;
