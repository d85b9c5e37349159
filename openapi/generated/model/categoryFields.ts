/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { WebAddress } from './webAddress.ts';

/**
 * A category as the administrator writes it.
 */
export interface CategoryFields {
  /**
     * @minLength 1
     * @maxLength 120
     * @pattern ^[^\r\n]*$
     */
  name: string;
  /**
     * @minLength 1
     * @maxLength 4000
     */
  description: string;
  photo?: WebAddress | null;
}
