/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { AdvertId } from './advertId.ts';

/**
 * How often an advert was seen and clicked on a day.
 */
export interface AdvertCount {
  /** By the clocks of the house. */
  day: string;
  id: AdvertId;
  /** What the advert is called. */
  name: string;
  /**
     * How often it was half in view for a second, once for each page.
     * @minimum 0
     */
  views: number;
  /**
     * How often it was clicked.
     * @minimum 0
     */
  clicks: number;
}
