/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Name } from './name.ts';
import type { OptionalDescription } from './optionalDescription.ts';

/**
 * What most resources say of an item.
 */
export interface NamedItemContent {
  name?: Name;
  description?: OptionalDescription | null;
}
