/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Name } from './name.ts';
import type { OptionalDescription } from './optionalDescription.ts';

/**
 * Fields of most resources; each may be left out.
 */
export interface NamedItemPatch {
  name?: Name;
  description?: OptionalDescription | null;
}
