/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { NamedItemFields } from './namedItemFields.ts';

/**
 * A technique as the administrator writes it.
 */
export type CocktailTypeFields = NamedItemFields & Required<Pick<NamedItemFields, 'name'>>;
