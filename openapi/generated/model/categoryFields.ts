/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Description } from './description.ts';
import type { Name } from './name.ts';
import type { OptionalWebAddress } from './optionalWebAddress.ts';

/**
 * A category as the administrator writes it.
 */
export interface CategoryFields {
  name: Name;
  description: Description;
  /** Address of the photo. */
  photo?: OptionalWebAddress | null;
}
