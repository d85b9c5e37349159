/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * A page of the house on a network.
 */
export interface SocialLink {
  /** What the network is called. */
  name: string;
  /** Address of its page there. */
  url: string;
}
