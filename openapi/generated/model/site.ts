/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { SocialLink } from './socialLink.ts';

/**
 * The house's details.
 */
export interface Site {
  name: string;
  email: string;
  phone: string;
  address: string;
  mapUrl: string;
  eventsUrl: string;
  mainSiteUrl: string;
  storeUrl: string;
  social: SocialLink[];
}
