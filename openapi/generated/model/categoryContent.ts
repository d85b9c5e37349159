/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Description } from './description.ts';
import type { Id } from './id.ts';
import type { ImageAlt } from './imageAlt.ts';
import type { ImageFocus } from './imageFocus.ts';
import type { Name } from './name.ts';
import type { OptionalWebAddress } from './optionalWebAddress.ts';
import type { PublicationStatus } from './publicationStatus.ts';
import type { ShownFrom } from './shownFrom.ts';
import type { ShownUntil } from './shownUntil.ts';
import type { Version } from './version.ts';

/**
 * What a category says.
 */
export interface CategoryContent {
  id?: Id;
  name?: Name;
  description?: Description;
  /** Address of the photo. */
  photo?: OptionalWebAddress | null;
  imageFocus?: ImageFocus | null;
  imageAlt?: ImageAlt | null;
  status?: PublicationStatus;
  shownFrom?: ShownFrom | null;
  shownUntil?: ShownUntil | null;
  /**
     * How many cocktails are in it.
     * @minimum 0
     */
  readonly cocktailCount?: number;
  version?: Version;
}
