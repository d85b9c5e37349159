/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { NamedItemFields } from './namedItemFields.ts';

/**
 * A spirit as the administrator writes it.
 */
export type SpiritFields = NamedItemFields & Required<Pick<NamedItemFields, 'name'>>;
