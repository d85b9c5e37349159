/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Description } from './description.ts';
import type { Name } from './name.ts';
import type { OptionalWebAddress } from './optionalWebAddress.ts';

/**
 * What a category says.
 */
export interface CategoryContent {
  name?: Name;
  description?: Description;
  /** Address of the photo. */
  photo?: OptionalWebAddress | null;
}
