/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Id } from './id.ts';
import type { ImageAlt } from './imageAlt.ts';
import type { ImageFocus } from './imageFocus.ts';
import type { Name } from './name.ts';
import type { OptionalDescription } from './optionalDescription.ts';
import type { OptionalWebAddress } from './optionalWebAddress.ts';
import type { Version } from './version.ts';

/**
 * What a glass says.
 */
export interface GlasswareContent {
  id?: Id;
  name?: Name;
  description?: OptionalDescription | null;
  /** Address of the picture. */
  picture?: OptionalWebAddress | null;
  imageFocus?: ImageFocus | null;
  imageAlt?: ImageAlt | null;
  version?: Version;
}
