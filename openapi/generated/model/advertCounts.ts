/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { AdvertCount } from './advertCount.ts';

/**
 * How often adverts were seen and clicked, by day.
 */
export interface AdvertCounts {
  /** The first day. */
  from: string;
  /** Today, by the clocks of the house. */
  to: string;
  /** Those of a day, the oldest first. */
  counts: AdvertCount[];
}
