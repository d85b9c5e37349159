/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { Id } from './id.ts';
import type { Version } from './version.ts';

/**
 * An advert of the house, shown from its start date to its end date, both included.
 */
export interface MyAd {
  id: Id;
  /** What people call it, in one line of at most 120 characters. */
  name: string;
  /** A few sentences about it, at most 4,000 characters. */
  description: string;
  /** Address of the picture. */
  imageUrl: string;
  /** The first day on which it is shown, in UTC. */
  startDate: string;
  /** The last day on which it is shown, in UTC. */
  endDate: string;
  /** Where a click leads. */
  onclickLink: string;
  /** Tooltip and caption, at most 300 characters. */
  hoverText: string;
  version: Version;
}
