/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { NamedItem } from './namedItem.ts';

/**
 * A technique.
 */
export type CocktailType = NamedItem & Required<Pick<NamedItem, 'id' | 'name' | 'description' | 'version'>>;
