/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { WebAddress } from './webAddress.ts';

/**
 * An advert as the administrator writes it.
 */
export interface MyAdFields {
  /**
     * @minLength 1
     * @maxLength 120
     * @pattern ^[^\r\n]*$
     */
  name: string;
  /**
     * @minLength 1
     * @maxLength 4000
     */
  description: string;
  imageUrl: WebAddress;
  startDate: string;
  /** Not before the start date. */
  endDate: string;
  onclickLink: WebAddress;
  /**
     * @minLength 1
     * @maxLength 300
     */
  hoverText: string;
}
