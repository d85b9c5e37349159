/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { NamedItemPatch } from './namedItemPatch.ts';

/**
 * What the administrator writes of most resources.
 */
export type NamedItemFields = NamedItemPatch & Required<Pick<NamedItemPatch, 'name'>>;
