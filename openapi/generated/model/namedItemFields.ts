/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Name } from './name.ts';
import type { OptionalDescription } from './optionalDescription.ts';

/**
 * What the administrator writes of most resources.
 */
export interface NamedItemFields {
  name: Name;
  description?: OptionalDescription | null;
}
