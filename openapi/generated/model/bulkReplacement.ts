/**
 * Generated from openapi.yaml. Do not edit.
 */
import type { ResourceName } from './resourceName.ts';

/**
 * Which item takes the place of which.
 */
export interface BulkReplacement {
  resource: ResourceName;
  /**
     * Id or name of the item that goes.
     * @minLength 1
     * @maxLength 200
     */
  from: string;
  /**
     * Id or name of the item that takes its place.
     * @minLength 1
     * @maxLength 200
     */
  to: string;
}
