/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { SocialLink } from './socialLink.ts';

/**
 * The house's details.
 */
export interface Site {
  /** What the house is called. */
  name: string;
  /** E-mail address. */
  email: string;
  /** Telephone number. */
  phone: string;
  /** Postal address, in one line. */
  address: string;
  /** Where its clocks are set, by the name of the IANA, such as `Europe/Vienna`. */
  timeZone: string;
  /** Address of a map. */
  mapUrl: string;
  /** Address of the calendar of events. */
  eventsUrl: string;
  /** Address of the main website. */
  mainSiteUrl: string;
  /** Address of the store. */
  storeUrl: string;
  /** Where else the house is. */
  social: SocialLink[];
}
