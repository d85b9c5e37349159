/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Description } from './description.ts';
import type { Name } from './name.ts';
import type { OptionalWebAddress } from './optionalWebAddress.ts';

/**
 * Fields of a category; each may be left out.
 */
export interface CategoryPatch {
  name?: Name;
  description?: Description;
  /** Address of the photo. */
  photo?: OptionalWebAddress | null;
}
