/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Description } from './description.ts';
import type { Id } from './id.ts';
import type { ImageAlt } from './imageAlt.ts';
import type { ImageFocus } from './imageFocus.ts';
import type { Name } from './name.ts';
import type { Version } from './version.ts';
import type { WebAddress } from './webAddress.ts';

/**
 * What an advert says.
 */
export interface MyAdContent {
  id?: Id;
  name?: Name;
  description?: Description;
  /** Address of the picture. */
  imageUrl?: WebAddress;
  imageFocus?: ImageFocus | null;
  imageAlt?: ImageAlt | null;
  /** The first day on which it is shown, in UTC. */
  startDate?: string;
  /** The last day on which it is shown, in UTC; not before the first. */
  endDate?: string;
  /** Where a click leads. */
  onclickLink?: WebAddress;
  /**
     * Tooltip and caption.
     * @minLength 1
     * @maxLength 300
     */
  hoverText?: string;
  version?: Version;
}
