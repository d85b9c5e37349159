/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ImageAlt } from './imageAlt.ts';
import type { ImageFocus } from './imageFocus.ts';
import type { Name } from './name.ts';
import type { OptionalWebAddress } from './optionalWebAddress.ts';
import type { PublicationStatus } from './publicationStatus.ts';
import type { ShownFrom } from './shownFrom.ts';
import type { ShownUntil } from './shownUntil.ts';

/**
 * What a note of the house says.
 */
export interface NoteContent {
  name?: Name;
  /** The day that stands above it. The newest note is the one on the home page. */
  date?: string;
  /**
     * What it tells; an empty line begins a paragraph.
     * @minLength 1
     * @maxLength 8000
     */
  story?: string;
  /**
     * Id of the drink that it is about; a name is taken too. Null in public answers while visitors do not see the drink.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  cocktail?: string | null;
  /** Address of the picture; without one the drink is drawn. */
  image?: OptionalWebAddress | null;
  imageFocus?: ImageFocus | null;
  imageAlt?: ImageAlt | null;
  status?: PublicationStatus;
  shownFrom?: ShownFrom | null;
  shownUntil?: ShownUntil | null;
}
