/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Name } from './name.ts';
import type { OptionalDescription } from './optionalDescription.ts';
import type { OptionalWebAddress } from './optionalWebAddress.ts';

/**
 * Fields of a glass; each may be left out.
 */
export interface GlasswarePatch {
  name?: Name;
  description?: OptionalDescription | null;
  /** Address of the picture. */
  picture?: OptionalWebAddress | null;
}
