/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { WebAddress } from './webAddress.ts';

/**
 * A glass as the administrator writes it.
 */
export interface GlasswareFields {
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
  picture?: WebAddress | null;
}
