/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { NamedItemFields } from './namedItemFields.ts';

/**
 * A garnish as the administrator writes it.
 */
export type GarnishFields = NamedItemFields & Required<Pick<NamedItemFields, 'name'>>;
