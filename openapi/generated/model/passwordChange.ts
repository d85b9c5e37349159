/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * The present password and the next one.
 */
export interface PasswordChange {
  /**
     * Compared as it is sent.
     * @minLength 1
     * @maxLength 1000
     */
  currentPassword: string;
  /**
     * Taken as it is sent; no common one, nor the name of the site.
     * @minLength 12
     * @maxLength 1000
     */
  newPassword: string;
}
