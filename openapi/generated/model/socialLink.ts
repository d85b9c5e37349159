/**
 * Generated from openapi.yaml. Do not edit.
 */

export interface SocialLink {
  name: string;
  url: string;
}
