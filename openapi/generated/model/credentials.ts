/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * Fields beside the password mean nothing here, such as the user name that a password manager adds.
 */
export interface Credentials {
  /**
     * Compared as it is sent.
     * @minLength 1
     * @maxLength 1000
     */
  password: string;
  /** Whether the session is also kept as a cookie. The site's own page sends false, so that a reload ends what it may do. */
  cookie?: boolean;
  [key: string]: unknown;
 }
