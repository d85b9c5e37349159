/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Name } from './name.ts';
import type { OptionalDescription } from './optionalDescription.ts';
import type { OptionalWebAddress } from './optionalWebAddress.ts';

/**
 * A glass as the administrator writes it.
 */
export interface GlasswareFields {
  name: Name;
  description?: OptionalDescription | null;
  /** Address of the picture. */
  picture?: OptionalWebAddress | null;
}
