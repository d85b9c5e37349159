/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { NamedItemFields } from './namedItemFields.ts';

/**
 * A piece of equipment as the administrator writes it.
 */
export type EquipmentFields = NamedItemFields & Required<Pick<NamedItemFields, 'name'>>;
