/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Version } from './version.ts';

/**
 * An advert of the house, shown from its start date to its end date, both included.
 */
export interface MyAd {
  id: string;
  name: string;
  description: string;
  imageUrl: string;
  startDate: string;
  endDate: string;
  onclickLink: string;
  hoverText: string;
  version: Version;
}
