/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Id } from './id.ts';
import type { Name } from './name.ts';
import type { OptionalDescription } from './optionalDescription.ts';
import type { Version } from './version.ts';

/**
 * What most resources say of an item.
 */
export interface NamedItemContent {
  id?: Id;
  name?: Name;
  description?: OptionalDescription | null;
  version?: Version;
}
