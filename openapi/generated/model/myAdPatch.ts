/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Description } from './description.ts';
import type { Name } from './name.ts';
import type { WebAddress } from './webAddress.ts';

/**
 * Fields of an advert; each may be left out.
 */
export interface MyAdPatch {
  name?: Name;
  description?: Description;
  /** Address of the picture. */
  imageUrl?: WebAddress;
  /** The first day on which it is shown, in UTC. */
  startDate?: string;
  /** Not before the start date. */
  endDate?: string;
  /** Where a click leads. */
  onclickLink?: WebAddress;
  /**
     * Tooltip and caption.
     * @minLength 1
     * @maxLength 300
     */
  hoverText?: string;
}
