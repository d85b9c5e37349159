/**
 * Generated from openapi.yaml. Do not edit.
 */

export interface Credentials {
  /**
     * @minLength 1
     * @maxLength 1000
     */
  password: string;
}
