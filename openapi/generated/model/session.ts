/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * A session of the administrator.
 */
export interface Session {
  /** That it is open, in words. */
  message: string;
  /** When it ends at the latest; 30 minutes without a request end it sooner. */
  expiresAt: string;
}
