/**
 * Generated from openapi.yaml. Do not edit.
 */

/**
 * A garnish as the administrator writes it.
 */
export interface GarnishFields {
  /**
     * @minLength 1
     * @maxLength 120
     * @pattern ^[^\r\n]*$
     */
  name: string;
  /**
     * @maxLength 4000
     * @nullable
     */
  description?: string | null;
}
